CREATE TABLE "review_photos" (
	"hash" text PRIMARY KEY NOT NULL,
	"review_id" integer,
	CONSTRAINT "review_photos_review_id_unique" UNIQUE("review_id")
);
--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- a deleted review, also one that was deleted with its product, leaves a photo to delete: api/src/reviews/photo-cleanup.ts
CREATE TRIGGER notify_unused AFTER UPDATE ON "review_photos" FOR EACH ROW WHEN (NEW.review_id IS NULL) EXECUTE FUNCTION notify_change();
