/** What a prerendered page carries as JSON in an element of its own, so that its scripts need not fetch it. */
export function recordOfPage<Value>(id: string): Value | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
