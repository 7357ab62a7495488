import { everything } from '../../core/database/changes.ts';
import type { OpenDatabase } from '../../core/database/database.ts';
import { buildCatalogIndex } from './build-catalog-index.ts';
import { facetAttributes } from './facet-attributes.ts';
import { packIndexColumns, type CatalogIndexColumns } from './catalog-index-columns.ts';
import {
  readCategoryPlaces,
  readFacetValues,
  readPart,
  readPartVersions,
  readSubCategoryPlaces,
  type FacetIds,
  type FacetValue,
} from './catalog-index.queries.ts';
import type { CatalogIndex } from './catalog-index.ts';

type Parts = Map<number, { version: string; columns: CatalogIndexColumns }>;

/** Changes of these may leave the rows of products as they were. */
const partsDependOn: string[] = ['variant_attributes', 'attributes', everything];

/** Reads the shelf; of a large catalogue only the parts that have changed since the last time. */
export class CatalogIndexReader {
  readonly #database: OpenDatabase;
  /** closes the subscription to changes */
  readonly unsubscribe: () => void;
  #parts: Parts = new Map();

  constructor(database: OpenDatabase) {
    this.#database = database;
    this.unsubscribe = database.changes.subscribe((table) => {
      if (partsDependOn.includes(table)) this.#parts = new Map();
    });
  }

  /** One at a time. */
  async read(): Promise<CatalogIndex> {
    const { db } = this.#database;
    const [categories, subCategories, values] = await Promise.all([
      readCategoryPlaces(db),
      readSubCategoryPlaces(db),
      readFacetValues(db),
    ]);
    const parts = await this.#readParts(facetIdsOf(values));
    const columns = Array.from(parts.values(), (part) => part.columns);
    return buildCatalogIndex(columns, { categories, subCategories, values });
  }

  /** The versions come first: what changes after them is read twice rather than never. */
  async #readParts(facetIds: FacetIds): Promise<Parts> {
    const { db } = this.#database;
    const before = this.#parts;
    const parts: Parts = new Map();
    for (const { part, version } of await readPartVersions(db)) {
      const kept = before.get(part);
      const columns = kept?.version === version ? kept.columns : packIndexColumns(await readPart(db, part, facetIds));
      parts.set(part, { version, columns });
    }
    if (this.#parts === before) this.#parts = parts;
    return parts;
  }
}

function facetIdsOf(values: FacetValue[]): FacetIds {
  const idOf = (facet: string) => values.find((value) => value.facet === facet)?.attribute_id ?? 0;
  return { size: idOf(facetAttributes.size), colour: idOf(facetAttributes.colour) };
}
