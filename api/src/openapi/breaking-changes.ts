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
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/**
 * Returns the changes in `current` that break clients of `released`, one line each: removed operations and fields, newly
 * required inputs, response fields that became optional, and changed types.
 */
export function breakingChanges(released: ApiDocument, current: ApiDocument): string[] {
  return [...operationChanges(released, current), ...componentChanges(released, current)];
}

function componentChanges(released: ApiDocument, current: ApiDocument): string[] {
  return Object.entries(released.components?.schemas ?? {}).flatMap(([name, before]) => {
    const after = current.components?.schemas?.[name];
    return after ? outputChanges(name, before, after) : [`${name} is gone`];
  });
}

function operationChanges(released: ApiDocument, current: ApiDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, before]) => {
      const location = `${method.toUpperCase()} ${path}`;
      const after = current.paths[path]?.[method];
      return after
        ? [...inputChanges(location, before, after), ...responseChanges(location, before, after)]
        : [`${location} is gone`];
    }),
  );
}

function inputChanges(location: string, before: Operation, after: Operation): string[] {
  const types = Object.keys(before.requestBody?.content ?? {});
  return [
    ...types.flatMap((type) => {
      const schema = after.requestBody?.content[type]?.schema;
      if (!schema) return [`${location} no longer accepts ${type}`];
      return requirementChanges(`${location} input`, before.requestBody?.content[type]?.schema ?? {}, schema);
    }),
    ...requirementChanges(`${location} parameter`, asSchema(before), asSchema(after)),
  ];
}

/** Returns the parameters of an operation as an object schema, so that they are compared like body fields. */
function asSchema({ parameters = [] }: Operation): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function requirementChanges(location: string, before: JsonSchema, after: JsonSchema): string[] {
  const required = (after.required ?? []).filter((name) => !before.required?.includes(name));
  return [...required.map((name) => `${location} ${name} is now required`), ...fieldChanges(location, before, after)];
}

function responseChanges(location: string, before: Operation, after: Operation): string[] {
  return Object.entries(before.responses ?? {}).flatMap(([status, { content = {} }]) =>
    Object.entries(content).flatMap(([type, { schema = {} }]) => {
      const now = after.responses?.[status]?.content?.[type]?.schema;
      return now
        ? outputChanges(`${location} ${status}`, schema, now)
        : [`${location} no longer responds with ${status} as ${type}`];
    }),
  );
}

/** Compares a response schema: a required field must stay required. */
function outputChanges(location: string, before: JsonSchema, after: JsonSchema): string[] {
  const optional = (before.required ?? []).filter(
    (name) => after.properties?.[name] && !after.required?.includes(name),
  );
  const nested = Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const now = after.properties?.[name];
    return now ? outputChanges(`${location} ${name}`, schema, now) : [];
  });
  const items = before.items && after.items ? outputChanges(`${location}[]`, before.items, after.items) : [];
  const ownFields = fieldChanges(location, { ...before, items: {} }, { ...after, items: {} }, false);
  return [...optional.map((name) => `${location} ${name} is now optional`), ...ownFields, ...nested, ...items];
}

function fieldChanges(location: string, before: JsonSchema, after: JsonSchema, isDeep = true): string[] {
  if (typeOf(before) !== typeOf(after)) return [`${location} was ${typeOf(before)} and is ${typeOf(after)}`];
  return Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const now = after.properties?.[name];
    if (!now) return [`${location} ${name} is gone`];
    return isDeep ? fieldChanges(`${location} ${name}`, schema, now) : [];
  });
}

/** Texts with fixed values are compared as strings: callers ignore values of a response that they do not know. */
function typeOf({ $ref, type, anyOf }: JsonSchema): string {
  if ($ref !== undefined) return $ref;
  const types = new Set(type === undefined ? anyOf?.map(typeOf) : [type].flat());
  return types.size === 0 ? 'anything' : [...types].toSorted().join(' or ');
}
