/** The voices that are drawn, and whose is taken for whose: fetched with a round of the quiz that asks them. */
export { default as heardVoices } from 'virtual:heard-voices';
