export { findBrowser } from './engines/find-chromium.ts';
