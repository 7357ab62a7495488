import multipart, { type MultipartFile } from '@fastify/multipart';
import { imageRules } from '@lumora/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorCode } from '../error-code.ts';
import { AppError } from '../http/app-error.ts';
import { imageTooLarge, takeImage, type TakenImage } from './image-intake.ts';
import type { MediaStore } from './media-store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    upload: Buffer | null;
  }
}

const roomForFields = 64 * 1024;

/** Lets the routes of a scope take `multipart/form-data` too: fields become the body, the part `imageFile` the upload. */
export const imageForms = fastifyPlugin(async (scope: FastifyInstance) => {
  await scope.register(multipart, { limits: { fileSize: imageRules.maxBytes, files: 1, fields: 20, fieldSize: 4096 } });
  scope.decorateRequest('upload', null);
  scope.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return;
    try {
      if (Number(request.headers['content-length']) > imageRules.maxBytes + roomForFields) throw imageTooLarge();
      request.body = await readForm(request);
    } catch (error) {
      // a client that is still sending would not read its answer; what is far too long is cut off instead
      request.raw.resume();
      if (Number(request.headers['content-length']) > 4 * imageRules.maxBytes) reply.header('connection', 'close');
      throw formRefusal(error);
    }
  });
});

/** The picture that came with a request, kept; null when none did. */
export async function takeUpload(media: MediaStore, { upload }: FastifyRequest): Promise<TakenImage | null> {
  return upload ? takeImage(media, upload) : null;
}

async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') request.upload = await readFile(part);
    else if (part.valueTruncated) throw new AppError('too_large', `The field ${part.fieldname} is too long.`);
    else fields[part.fieldname] = part.value;
  }
  return fields;
}

async function readFile(part: MultipartFile): Promise<Buffer | null> {
  if (part.fieldname !== 'imageFile') throw new AppError('bad_request', 'Send the image as imageFile.');
  const bytes = await part.toBuffer();
  // a form whose file field was left empty sends a nameless file of no bytes
  return bytes.length === 0 && !part.filename ? null : bytes;
}

/** The form's parser throws plain errors for broken boundaries and early ends. */
function formRefusal(error: unknown): Error {
  if (errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') return imageTooLarge();
  const isKnown = error instanceof Error && 'code' in error;
  return isKnown ? error : new AppError('bad_request', 'The form is malformed or incomplete.');
}
