import data from 'virtual:lugares';

/** The places in the order of their list, and the outline in which the map shows them: fetched with their page. */
export const { lugares, outline } = data;
