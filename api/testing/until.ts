/** Notices travel through the database, so what they cause is a moment later. Answers the last read, at the latest after five seconds. */
export async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const value = await read();
    if (holds(value) || Date.now() > deadline) return value;
  }
}
