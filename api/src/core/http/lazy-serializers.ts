import serializers from '@fastify/fast-json-stringify-compiler';

const factory = serializers();

/** As Fastify makes them, but each when its route first answers: to make all of them takes half of an API's start. */
export const lazySerializers: typeof factory = (schemas, options) => {
  const compile = factory(schemas, options);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => (serialize ??= compile(route))(answer);
  };
};
