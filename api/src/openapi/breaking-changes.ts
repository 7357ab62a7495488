/** The parts of an OpenAPI document that callers depend on. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, JsonSchema> };
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: JsonSchema;
}

type Content = Record<string, { schema?: JsonSchema }>;

interface JsonSchema {
  $ref?: string;
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** What a caller of `released` would trip over in `current`, a line each: gone calls and fields, new duties, other types. */
export function breakingChanges(released: ApiDocument, current: ApiDocument): string[] {
  return [...callChanges(released, current), ...sharedChanges(released, current)];
}

function sharedChanges(released: ApiDocument, current: ApiDocument): string[] {
  return Object.entries(released.components?.schemas ?? {}).flatMap(([name, before]) => {
    const after = current.components?.schemas?.[name];
    return after ? lostPromises(name, before, after) : [`${name} is gone`];
  });
}

function callChanges(released: ApiDocument, current: ApiDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, before]) => {
      const place = `${method.toUpperCase()} ${path}`;
      const after = current.paths[path]?.[method];
      return after
        ? [...inputChanges(place, before, after), ...answerChanges(place, before, after)]
        : [`${place} is gone`];
    }),
  );
}

function inputChanges(place: string, before: Operation, after: Operation): string[] {
  const types = Object.keys(before.requestBody?.content ?? {});
  return [
    ...types.flatMap((type) => {
      const schema = after.requestBody?.content[type]?.schema;
      if (!schema) return [`${place} no longer accepts ${type}`];
      return newDuties(`${place} input`, before.requestBody?.content[type]?.schema ?? {}, schema);
    }),
    ...newDuties(`${place} parameter`, asSchema(before), asSchema(after)),
  ];
}

/** Parameters are inputs like a body's fields. */
function asSchema({ parameters = [] }: Operation): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function newDuties(place: string, before: JsonSchema, after: JsonSchema): string[] {
  const required = (after.required ?? []).filter((name) => !before.required?.includes(name));
  return [...required.map((name) => `${place} ${name} is now required`), ...fieldChanges(place, before, after)];
}

function answerChanges(place: string, before: Operation, after: Operation): string[] {
  return Object.entries(before.responses ?? {}).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { schema = {} }]) => {
      const now = after.responses?.[status]?.content?.[type]?.schema;
      return now
        ? lostPromises(`${place} ${status}`, schema, now)
        : [`${place} no longer answers ${status} as ${type}`];
    }),
  );
}

/** A field that was always there must always be there. */
function lostPromises(place: string, before: JsonSchema, after: JsonSchema): string[] {
  const optional = (before.required ?? []).filter(
    (name) => after.properties?.[name] && !after.required?.includes(name),
  );
  const nested = Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const now = after.properties?.[name];
    return now ? lostPromises(`${place} ${name}`, schema, now) : [];
  });
  const items = before.items && after.items ? lostPromises(`${place}[]`, before.items, after.items) : [];
  const ownFields = fieldChanges(place, { ...before, items: {} }, { ...after, items: {} }, false);
  return [...optional.map((name) => `${place} ${name} is now optional`), ...ownFields, ...nested, ...items];
}

function fieldChanges(place: string, before: JsonSchema, after: JsonSchema, isDeep = true): string[] {
  if (typeOf(before) !== typeOf(after)) return [`${place} was ${typeOf(before)} and is ${typeOf(after)}`];
  return Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const now = after.properties?.[name];
    if (!now) return [`${place} ${name} is gone`];
    return isDeep ? fieldChanges(`${place} ${name}`, schema, now) : [];
  });
}

function typeOf({ $ref, type, anyOf }: JsonSchema): string {
  return $ref ?? type ?? anyOf?.map(typeOf).sort().join(' or ') ?? 'anything';
}
