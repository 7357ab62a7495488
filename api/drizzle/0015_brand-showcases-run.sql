ALTER TABLE "brand_showcases" ADD COLUMN "is_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "brand_showcases" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "brand_showcases" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
-- those that there are were all shown
UPDATE "brand_showcases" SET "is_active" = true;
