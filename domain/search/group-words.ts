/** Words for many kinds of bird, of which only some bear it in their name, and for what they are heard doing: the genera that each one means. */
const GENERA: Record<string, readonly string[]> = {
  águila: ['Aquila', 'Hieraaetus', 'Circaetus'],
  buitre: ['Gyps', 'Aegypius', 'Neophron'],
  búho: ['Bubo', 'Asio', 'Strix', 'Athene', 'Otus', 'Tyto'],
  garza: ['Ardea', 'Egretta', 'Bubulcus', 'Nycticorax', 'Ixobrychus'],
  halcón: ['Falco'],
  pato: ['Anas', 'Mareca', 'Spatula', 'Aythya', 'Netta', 'Oxyura', 'Tadorna'],
  'canta de noche': ['Luscinia', 'Otus', 'Strix', 'Athene', 'Bubo', 'Asio', 'Caprimulgus', 'Burhinus'],
  tamborilea: ['Dendrocopos', 'Dryobates'],
  ulula: ['Bubo', 'Asio', 'Strix'],
};

/** The words by which people also mean a species when they say no more. */
export function groupWordsOf(cientifico: string): string[] {
  const [genus = ''] = cientifico.split(' ');
  return Object.keys(GENERA).filter((word) => GENERA[word]?.includes(genus));
}
