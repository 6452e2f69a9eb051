/**
 * How a value is kept as text in the browser's storage. What is no JSON is read as null, and `read` makes the best of
 * whatever it is given: an earlier version, another tab or the customer may have written it.
 */
export function json<T>(read: (kept: unknown) => T) {
  return {
    encode: (value: T) => JSON.stringify(value),
    decode: (text: string | null | undefined): T => read(parsed(text)),
  };
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
