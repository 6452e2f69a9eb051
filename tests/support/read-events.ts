/** Reads a stream of server-sent events, one after the other; null at its end. */
export function readEvents(response: Response) {
  const body = response.body;
  if (!body) throw new Error('an answer without a body is no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';

  /** The data of the next event of that name; others are passed over. */
  async function next(name: string): Promise<unknown> {
    for (;;) {
      const event = /event: (\S+)\ndata: (.*)\n\n/.exec(text);
      if (event) {
        text = text.slice(event.index + event[0].length);
        if (event[1] === name) return (JSON.parse(event[2] ?? '') as { data: unknown }).data;
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  }

  /** The first event of that name whose data are wanted; null if the stream ends before. */
  async function until(name: string, isWanted: (data: unknown) => boolean): Promise<unknown> {
    for (;;) {
      const data = await next(name);
      if (data === null || isWanted(data)) return data;
    }
  }

  return { next, until, leave: () => reader.cancel() };
}
