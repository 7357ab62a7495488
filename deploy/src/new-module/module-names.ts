import { ReleaseError } from '@lumora/releases/release-error';

/** One name in each form in which a module writes it. */
export interface ModuleNames {
  /** folder and module: `mf-gift-cards` */
  id: string;
  /** addresses: `gift-cards` */
  kebab: string;
  /** the container: `gift_cards` */
  snake: string;
  /** components: `GiftCards` */
  pascal: string;
  /** on screen: `Gift cards` */
  title: string;
}

/** All forms of a name such as `gift-cards`; refuses what is none, with what to type instead. */
export function toModuleNames(name: string): ModuleNames {
  if (name.startsWith('mf-')) {
    throw new ReleaseError(
      'usage',
      `Leave out “mf-”, which is put before every name: npm run new-module -- ${name.slice(3)}`,
    );
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new ReleaseError(
      'usage',
      `“${name}” is no name of a module: use up to 40 small letters, digits and hyphens, such as sales or gift-cards.`,
    );
  }
  const words = name.split('-');
  return {
    id: `mf-${name}`,
    kebab: name,
    snake: words.join('_'),
    pascal: words.map(capitalised).join(''),
    title: capitalised(words.join(' ')),
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
