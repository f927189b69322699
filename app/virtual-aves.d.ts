declare module 'virtual:aves' {
  const aves: import('../domain/ave.ts').AveResumen[];
  export default aves;
}

declare module 'virtual:fichas' {
  const fichas: import('../domain/ave.ts').Ficha[];
  export default fichas;
}

declare module 'virtual:filtrables' {
  const filtrables: import('../domain/filtros.ts').Filtrable[];
  export default filtrables;
}
