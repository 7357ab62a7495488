import { ReleaseError } from '@lumora/releases/release-error';

/** The forms of a module's name. */
export interface ModuleNames {
  /** folder and module id: `mf-gift-cards` */
  id: string;
  /** paths: `gift-cards` */
  kebab: string;
  /** container: `gift_cards` */
  snake: string;
  /** components: `GiftCards` */
  pascal: string;
  /** labels: `Gift cards` */
  title: string;
}

/** Returns all forms of a name such as `gift-cards`. Throws `ReleaseError` `usage` for an invalid name. */
export function toModuleNames(name: string): ModuleNames {
  if (name.startsWith('mf-')) {
    throw new ReleaseError(
      'usage',
      `Leave out “mf-”, which is added to every name: npm run new-module -- ${name.slice(3)}`,
    );
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 40) {
    throw new ReleaseError(
      'usage',
      `“${name}” is not a valid name: use up to 40 lower-case letters, digits and hyphens, such as sales or gift-cards.`,
    );
  }
  const parts = name.split('-');
  return {
    id: `mf-${name}`,
    kebab: name,
    snake: parts.join('_'),
    pascal: parts.map(capitalize).join(''),
    title: capitalize(parts.join(' ')),
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
