import { promoteSet, type SetMember } from '../src/channels/release-sets.ts';
import { FolderStore } from '../src/store/folder-store.ts';

/** Promotes a set and kills this process before the write with the given number. */
const [folder = '', writes = '', ...names] = process.argv.slice(2);
let remaining = Number(writes);

class CrashingStore extends FolderStore {
  override async addMove(...args: Parameters<FolderStore['addMove']>): Promise<void> {
    crashAtWrite();
    await super.addMove(...args);
  }

  override async decideSet(...args: Parameters<FolderStore['decideSet']>) {
    crashAtWrite();
    return super.decideSet(...args);
  }
}

function crashAtWrite(): void {
  if (remaining === 0) process.kill(process.pid, 'SIGKILL');
  remaining -= 1;
}

const members = names.map((name): SetMember => {
  const [module = '', id = ''] = name.split('@');
  return { module, id };
});
await promoteSet(new CrashingStore(folder), members, { reason: '' });
