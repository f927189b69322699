/** The sheets of birds in flight: fetched with their page, and with a round of the quiz that shows their figures. */
export { default as flightSheets } from 'virtual:flight';
