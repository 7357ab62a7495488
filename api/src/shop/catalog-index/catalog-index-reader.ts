import { anyTable } from '../../core/database/changes.ts';
import type { OpenDatabase } from '../../core/database/database.ts';
import { buildCatalogIndex } from './build-catalog-index.ts';
import { facetAttributes } from './facet-attributes.ts';
import { packIndexColumns, type CatalogIndexColumns } from './catalog-index-columns.ts';
import {
  listCategoryEntries,
  listFacetValues,
  listPart,
  listPartVersions,
  listSubCategoryEntries,
  type FacetIds,
  type FacetValue,
} from './catalog-index.queries.ts';
import type { CatalogIndex } from './catalog-index.ts';

type Parts = Map<number, { version: string; columns: CatalogIndexColumns }>;

/** Tables whose changes do not change the version of the affected products, so that all parts must be read again. */
const fullReadTables: string[] = ['variant_attributes', 'attributes', anyTable];

/** Builds the catalog index; reads only the parts that changed since the last build. */
export class CatalogIndexReader {
  readonly #database: OpenDatabase;
  /** ends the subscription to change notices */
  readonly unsubscribe: () => void;
  #parts: Parts = new Map();

  constructor(database: OpenDatabase) {
    this.#database = database;
    this.unsubscribe = database.changes.subscribe((table) => {
      if (fullReadTables.includes(table)) this.#parts = new Map();
    });
  }

  /** Builds the current index. Calls must not overlap. */
  async read(): Promise<CatalogIndex> {
    const { db } = this.#database;
    const [categories, subCategories, values] = await Promise.all([
      listCategoryEntries(db),
      listSubCategoryEntries(db),
      listFacetValues(db),
    ]);
    const parts = await this.#loadParts(facetIdsOf(values));
    const columns = Array.from(parts.values(), (part) => part.columns);
    return buildCatalogIndex(columns, { categories, subCategories, values });
  }

  /** Reads the versions before the rows, so that a change in between is read twice and never missed. */
  async #loadParts(facetIds: FacetIds): Promise<Parts> {
    const { db } = this.#database;
    const before = this.#parts;
    const parts: Parts = new Map();
    for (const { part, version } of await listPartVersions(db)) {
      const cached = before.get(part);
      const columns =
        cached?.version === version ? cached.columns : packIndexColumns(await listPart(db, part, facetIds));
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
