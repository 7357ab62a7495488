import multipart, { type MultipartFile } from '@fastify/multipart';
import { imageRules } from '@lumora/shared-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorCode } from '../error-code.ts';
import { AppError } from '../http/app-error.ts';
import { imageTooLarge, refusalAtSight, takeImage, type Origin, type TakenImage } from './image-intake.ts';
import type { MediaStore } from './media-store.ts';

/** The parts of a form that are pictures; where several may come, `images` and `images[]` are the same. */
export interface PictureParts {
  name: string;
  most: number;
}

interface Upload extends Origin {
  bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** left out: one picture, `imageFile` */
    pictures?: PictureParts;
  }
  interface FastifyRequest {
    uploads: Upload[];
  }
}

export const onePicture: PictureParts = { name: 'imageFile', most: 1 };
const roomForFields = 64 * 1024;

/** Lets the routes of a scope take `multipart/form-data` too: fields become the body, the pictures the uploads. */
export const imageForms = fastifyPlugin(async (scope: FastifyInstance) => {
  // a byte more than allowed is read, so that a file that is too large is known by its length
  const limits = { fileSize: imageRules.maxBytes + 1, fields: 20, fieldSize: 4096 };
  await scope.register(multipart, { throwFileSizeLimit: false, limits });
  scope.decorateRequest('uploads');
  scope.addHook('preValidation', async (request, reply) => {
    request.uploads = [];
    if (!request.isMultipart()) return;
    const pictures = request.routeOptions.config.pictures ?? onePicture;
    const length = Number(request.headers['content-length']);
    const mostBytes = pictures.most * imageRules.maxBytes;
    try {
      if (length > mostBytes + roomForFields) throw tooMuch(pictures);
      request.body = await readForm(request, pictures);
    } catch (error) {
      // a client that is still sending would not read its answer; what is far too long is cut off instead
      request.raw.resume();
      if (length > mostBytes + 3 * imageRules.maxBytes) reply.header('connection', 'close');
      throw formRefusal(error, pictures);
    }
  });
});

/** The picture that came with a request, kept; null when none did. */
export async function takeUpload(media: MediaStore, request: FastifyRequest): Promise<TakenImage | null> {
  return (await takeUploads(media, request))[0] ?? null;
}

/** The pictures that came with a request, kept, in their order; one that is refused refuses them all. */
export async function takeUploads(media: MediaStore, { uploads }: FastifyRequest): Promise<TakenImage[]> {
  const taken: TakenImage[] = [];
  for (const { bytes, ...origin } of uploads) taken.push(await takeImage(media, bytes, origin));
  return taken;
}

async function readForm(request: FastifyRequest, pictures: PictureParts): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const refusals: AppError[] = [];
  let files = 0;
  for await (const part of request.parts({ limits: { files: pictures.most } })) {
    if (part.type === 'file') {
      const bytes = await readFile(part, pictures);
      if (!bytes) continue;
      const upload = { bytes, ...originOf(part, pictures, files) };
      const refusal = refusalAtSight(bytes, upload);
      if (refusal) refusals.push(refusal);
      else request.uploads.push(upload);
      files += 1;
    } else if (part.valueTruncated) throw new AppError('too_large', `The field ${part.fieldname} is too long.`);
    else fields[part.fieldname] = part.value;
  }
  if (refusals[0]) throw allInOne(refusals[0], refusals);
  return fields;
}

async function readFile(part: MultipartFile, { name, most }: PictureParts): Promise<Buffer | null> {
  const isOurs = part.fieldname === name || (most > 1 && part.fieldname === `${name}[]`);
  if (!isOurs) throw new AppError('bad_request', `Send the image as ${name}.`);
  const bytes = await part.toBuffer();
  // a form whose file field was left empty sends a nameless file of no bytes
  return bytes.length === 0 && !part.filename ? null : bytes;
}

function originOf({ filename }: MultipartFile, { name, most }: PictureParts, position: number): Origin {
  return most === 1 ? { field: name } : { field: `${name}[${position}]`, fileName: filename };
}

/** Every file that was refused, each beside its own input. */
function allInOne(first: AppError, refusals: AppError[]): AppError {
  const fields = Object.assign({}, ...refusals.map((refusal) => refusal.fields));
  return new AppError(first.code, first.message, { fields });
}

function tooMuch({ name, most }: PictureParts): AppError {
  if (most === 1) return imageTooLarge();
  const message = `At most ${most} images of 5 MB each in one call.`;
  return new AppError('too_large', message, { fields: { [name]: message } });
}

/** The form's parser throws plain errors for broken boundaries and early ends. */
function formRefusal(error: unknown, pictures: PictureParts): Error {
  if (errorCode(error) === 'FST_FILES_LIMIT' && pictures.most > 1) return tooMuch(pictures);
  const isKnown = error instanceof Error && 'code' in error;
  return isKnown ? error : new AppError('bad_request', 'The form is malformed or incomplete.');
}
