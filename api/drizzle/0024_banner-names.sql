ALTER TABLE "banners" RENAME COLUMN "place" TO "position";--> statement-breakpoint
ALTER TABLE "banners" RENAME COLUMN "narrow_image_hash" TO "small_image_hash";--> statement-breakpoint
ALTER TABLE "banners" RENAME CONSTRAINT "banners_narrow_image_hash_images_hash_fk" TO "banners_small_image_hash_images_hash_fk";--> statement-breakpoint
ALTER TABLE "festival_banners" RENAME COLUMN "narrow_image_hash" TO "small_image_hash";--> statement-breakpoint
ALTER TABLE "festival_banners" RENAME CONSTRAINT "festival_banners_narrow_image_hash_images_hash_fk" TO "festival_banners_small_image_hash_images_hash_fk";
