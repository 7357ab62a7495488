import type { MultipartFile } from '@fastify/multipart';
import { imageRules } from '@lumora/shared-contract/images';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { errorCode } from '@lumora/shared-contract/error-code';
import { AppError, invalidField } from '../errors/app-error.ts';
import { acceptForms, readForm } from '../http/multipart-forms.ts';
import type { BackgroundEncoding } from './background-encoding.ts';
import { imageTooLarge, imageFileError, storeImage, type Origin, type StoredImage } from './image-intake.ts';
import type { MediaStore } from './media-store.ts';

/** A part of a form that contains pictures; with `maxFiles` above 1, `images` and `images[]` are the same part. */
export interface PictureParts {
  name: string;
  /** max number of pictures in this part */
  maxFiles: number;
  /** whether an SVG is accepted too; the route renders it by `renderSvg` */
  acceptsSvg?: boolean;
}

interface Upload extends Origin {
  bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** default: one picture in `imageFile` */
    pictures?: PictureParts[];
  }
  interface FastifyRequest {
    uploads: Upload[];
    /** the uploads that are stored in the media store */
    storedImages: StoredImage[];
  }
}

/** The default parts of a form: one picture in `imageFile`. */
export const onePicture: PictureParts[] = [{ name: 'imageFile', maxFiles: 1 }];

/** Bytes of a request body for fields and multipart headers, besides the pictures. */
const maxFieldBytes = 64 * 1024;

/** Bytes of one field: texts of 2,000 letters in any script. */
const maxFieldValueBytes = 8 * 1024;

interface ImageFormsOptions {
  background: BackgroundEncoding;
}

/**
 * Accepts `multipart/form-data` in the routes of a scope: fields become the body, pictures `request.uploads`. After a
 * successful response it encodes the renditions of the stored pictures in the background. Throws `AppError` 413 for too
 * many or too large pictures, 415 for another file type, 400 for a malformed form or an unknown file part.
 */
export const imageForms = fastifyPlugin(async (scope: FastifyInstance, { background }: ImageFormsOptions) => {
  await acceptForms(scope, imageRules.maxBytes, { fields: 20, fieldSize: maxFieldValueBytes });
  scope.decorateRequest('uploads');
  scope.decorateRequest('storedImages');
  // after the response, because the transaction of the route is committed by then
  scope.addHook('onResponse', async ({ storedImages }, reply) => {
    if (reply.statusCode < 400) background.add(storedImages);
  });
  scope.addHook('preValidation', async (request, reply) => {
    request.uploads = [];
    request.storedImages = [];
    if (!request.isMultipart()) return;
    const pictures = request.routeOptions.config.pictures ?? onePicture;
    const length = Number(request.headers['content-length']);
    const maxBytes = totalFiles(pictures) * imageRules.maxBytes;
    // the rest of a much too large body is not read
    if (length > maxBytes + 3 * imageRules.maxBytes) reply.header('connection', 'close');
    try {
      request.body = await readForm(request, async () => {
        if (length > maxBytes + maxFieldBytes) throw uploadTooLarge(pictures);
        return readParts(request, pictures);
      });
    } catch (error) {
      if (errorCode(error) === 'FST_FILES_LIMIT' && totalFiles(pictures) > 1) throw uploadTooLarge(pictures);
      throw error;
    }
  });
});

/** Stores the picture of a request; null when it has none. Throws as `storeImage` does. */
export async function storeUpload(media: MediaStore, request: FastifyRequest): Promise<StoredImage | null> {
  return (await storeUploads(media, request))[0] ?? null;
}

/** Stores the pictures of a request and returns them in their order. Throws as `storeImage` does for the first invalid one. */
export async function storeUploads(media: MediaStore, request: FastifyRequest): Promise<StoredImage[]> {
  return Object.values(await storeNamedUploads(media, request));
}

/** Stores the pictures of a request and returns them by the name of their part. Throws as `storeImage` does. */
export async function storeNamedUploads(
  media: MediaStore,
  { uploads, storedImages }: FastifyRequest,
): Promise<Record<string, StoredImage>> {
  const stored: Record<string, StoredImage> = {};
  for (const { bytes, ...origin } of uploads) {
    const image = await storeImage(media, bytes, origin);
    stored[origin.field] = image;
    storedImages.push(image);
  }
  return stored;
}

async function readParts(request: FastifyRequest, pictures: PictureParts[]): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const errors: AppError[] = [];
  let files = 0;
  for await (const part of request.parts({ limits: { files: totalFiles(pictures) } })) {
    if (part.type === 'file') {
      const parts = partsOf(part, pictures);
      const bytes = await part.toBuffer();
      // browsers send an empty file field as a file without a name and without bytes
      if (bytes.length === 0 && !part.filename) continue;
      const upload = { bytes, ...originOf(part, parts, files) };
      const error = uploadError(upload, request.uploads, parts.acceptsSvg);
      if (error) errors.push(error);
      else request.uploads.push(upload);
      files += 1;
    } else if (part.valueTruncated) throw new AppError('too_large', `The field ${part.fieldname} is too long.`);
    else fields[part.fieldname] = part.value;
  }
  if (errors[0]) throw mergeErrors(errors[0], errors);
  return fields;
}

function partsOf({ fieldname }: MultipartFile, pictures: PictureParts[]): PictureParts {
  const parts = pictures.find(
    ({ name, maxFiles }) => fieldname === name || (maxFiles > 1 && fieldname === `${name}[]`),
  );
  if (parts) return parts;
  const names = pictures.map(({ name }) => name).join(' or ');
  throw new AppError('bad_request', `Send the image as ${names}.`);
}

function originOf({ filename }: MultipartFile, { name, maxFiles }: PictureParts, index: number): Origin {
  return maxFiles === 1 ? { field: name } : { field: `${name}[${index}]`, fileName: filename };
}

function uploadError(upload: Upload, earlier: Upload[], acceptsSvg: boolean | undefined): AppError | null {
  const isSecond = earlier.some(({ field }) => field === upload.field);
  return isSecond
    ? invalidField(upload.field, 'Send one image only.')
    : imageFileError(upload.bytes, upload, acceptsSvg);
}

/** Returns the first error with the `fields` of all of them, so that each invalid file has its message. */
function mergeErrors(first: AppError, errors: AppError[]): AppError {
  const fields = Object.assign({}, ...errors.map((error) => error.fields));
  return new AppError(first.code, first.message, { fields });
}

function uploadTooLarge(pictures: PictureParts[]): AppError {
  const [{ name: field } = { name: 'imageFile' }] = pictures;
  const max = totalFiles(pictures);
  if (max === 1) return imageTooLarge({ field });
  const message = `At most ${max} images of 5 MB each in one call.`;
  return new AppError('too_large', message, { fields: { [field]: message } });
}

function totalFiles(pictures: PictureParts[]): number {
  return pictures.reduce((sum, { maxFiles }) => sum + maxFiles, 0);
}
