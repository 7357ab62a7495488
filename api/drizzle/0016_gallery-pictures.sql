CREATE TABLE "gallery_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gallery_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"image_hash" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"priority" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_pictures" ADD CONSTRAINT "gallery_pictures_image_hash_images_hash_fk" FOREIGN KEY ("image_hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_pictures_product" ON "gallery_pictures" USING btree ("product_id");
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "gallery_pictures" FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
-- a shop that is open already goes on showing what its gallery showed
INSERT INTO "gallery_pictures" ("product_id", "is_active", "priority", "updated_by")
SELECT "id", true, row_number() OVER (ORDER BY "best_seller" DESC, "id" DESC) - 1, 'Upgrade'
FROM "products" WHERE "is_active" AND "cover_hash" IS NOT NULL
ORDER BY "best_seller" DESC, "id" DESC LIMIT 18;
