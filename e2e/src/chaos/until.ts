/** How long (ms) something may take that happens by itself. */
const patience = 30_000;

/** Asks until the answer holds. Throws `complaint` when it does not in time. */
export async function until(complaint: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(complaint);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
