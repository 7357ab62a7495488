import serializers from '@fastify/fast-json-stringify-compiler';

const factory = serializers();

/** Compiles the serializer of a route at its first response; compiling all of them takes half of the start time of the API. */
export const lazySerializers: typeof factory = (schemas, options) => {
  const compile = factory(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (response) => (serialize ??= compile(route))(response);
  };
};
