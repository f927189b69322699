import { useId } from 'react';
import { TOTAL_AVES } from '../../../domain/avistadas.ts';
import button from '../../components/button.module.css';
import layout from '../../components/layout.module.css';
import type { Guardado } from './copia-local.ts';
import { enMegas } from './indice.ts';
import styles from './sin-conexion.module.css';
import { type Fallo, type UsoDeGuardado, useGuardado } from './use-guardado.ts';

const FALLOS: Record<Fallo, string> = {
  'sin-red': 'La descarga se ha interrumpido porque no llega la red. Lo que ya está guardado no se pierde.',
  'sin-sitio': 'No queda sitio en este dispositivo. Libera espacio y sigue desde donde estaba.',
  'sin-permiso': 'Este navegador no deja guardar la guía, quizá porque estás en una ventana privada.',
};

/** Keeps the whole guide on the device, shows how far that is, and takes it away again. */
export function Part() {
  const uso = useGuardado();
  const { guardado, guardando, fallo } = uso;
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    return <p>Este navegador no permite guardar la guía para usarla sin conexión.</p>;
  }
  return (
    <div className={styles.offline}>
      {guardado && <Estado guardado={guardado} guardando={guardando} />}
      <p role="status">{fallo && FALLOS[fallo]}</p>
      {guardado && <Botones {...uso} guardado={guardado} />}
    </div>
  );
}

function Estado({ guardado, guardando }: { guardado: Guardado; guardando: boolean }) {
  const id = useId();
  const { guardadas, total, bytes, bytesTotal } = guardado;
  if (guardadas === total) {
    return (
      <p role="status">
        La guía está guardada en este dispositivo: las {TOTAL_AVES} aves, {enMegas(bytes)}. Ya puedes abrir
        cualquier página sin conexión.
      </p>
    );
  }
  if (guardadas === 0 && !guardando) return <p>No hay nada guardado todavía.</p>;
  return (
    <p>
      <label htmlFor={id}>
        {guardando ? 'Guardando' : 'Guardado'}: {enMegas(bytes)} de {enMegas(bytesTotal)} ({guardadas} de{' '}
        {total} láminas)
      </label>
      <progress id={id} max={bytesTotal} value={bytes} />
    </p>
  );
}

function Botones({ guardado, guardando, empezar, parar, borrar }: UsoDeGuardado & { guardado: Guardado }) {
  const { guardadas, total, bytes, bytesTotal } = guardado;
  if (guardando) {
    return (
      <button type="button" className={button.outline} onClick={parar}>
        Parar
      </button>
    );
  }
  return (
    <p className={layout.row}>
      {guardadas < total && (
        <button type="button" className={button.primary} onClick={empezar}>
          {guardadas === 0
            ? `Guardar la guía en este dispositivo (${enMegas(bytesTotal)})`
            : `Seguir guardando (faltan ${enMegas(bytesTotal - bytes)})`}
        </button>
      )}
      {guardadas > 0 && (
        <button type="button" className={button.outline} onClick={borrar}>
          Borrar lo guardado
        </button>
      )}
    </p>
  );
}
