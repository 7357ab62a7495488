CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_state" CHECK ("reviews"."state" in ('waiting', 'approved', 'hidden'))
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_id","state","created_at","id");
--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "reviews_state_created" ON "reviews" USING btree ("state","created_at","id");
--> statement-breakpoint
-- What waits or is hidden no shopper sees: anyone may write reviews, and must not empty the shop's caches by it.
CREATE TRIGGER notify_written AFTER INSERT ON "reviews" FOR EACH ROW WHEN (NEW.state = 'approved') EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_decided AFTER UPDATE ON "reviews" FOR EACH ROW WHEN (OLD.state = 'approved' OR NEW.state = 'approved') EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_deleted AFTER DELETE ON "reviews" FOR EACH ROW WHEN (OLD.state = 'approved') EXECUTE FUNCTION notify_change();
