import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RecordLine } from '../../../../domain/notebook/records.ts';
import styles from './record-list.module.css';
import { RecordRow } from './record-row.tsx';

type Props = { lines: readonly RecordLine[]; onDeleted: (recoverable: string) => void };

/** Height, px, of a line before it is measured. */
const HEIGHT = 56;

/** Lines above and below the window that are drawn already. */
const BEYOND = 8;

/** The lines of the notebook, of which only those near the window are drawn: of 20,000 all would take seconds. */
export function RecordList({ lines, onDeleted }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [editing, setEditing] = useState<string | null>(null);
  const edited = editing === null ? -1 : lines.findIndex(({ key }) => key === editing);
  useLayoutEffect(() => {
    setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => HEIGHT,
    overscan: BEYOND,
    scrollMargin: top,
    getItemKey: useCallback((i: number) => lines[i]?.key ?? i, [lines]),
    // A line that is being edited stays, wherever one scrolls.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(edited < 0 ? [] : [edited])])].sort((a, b) => a - b),
  });
  return (
    <ul ref={list} className={styles.list} style={{ blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, start }) => {
        const line = lines[index];
        if (!line) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={lines.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {line.kind === 'group' ? (
              <h2 className={styles.group}>
                {line.words} <span>{line.count}</span>
              </h2>
            ) : (
              <RecordRow
                sighting={line.sighting}
                isEditing={line.key === editing}
                onEdit={setEditing}
                onDeleted={onDeleted}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
