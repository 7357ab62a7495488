CREATE TABLE "notice_looks" (
	"administrator_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "stock_fell_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "notice_looks" ADD CONSTRAINT "notice_looks_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."administrators"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_variants_fell" ON "product_variants" USING btree ("stock_fell_at") WHERE "product_variants"."stock_fell_at" is not null;
--> statement-breakpoint
CREATE FUNCTION note_stock_fall() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.stock_fell_at := clock_timestamp();
	RETURN NEW;
END
$$;
--> statement-breakpoint
-- Whoever takes pieces, by an order, a form or an import: a new price or name alone is no news of the stock.
CREATE TRIGGER note_stock_fall BEFORE UPDATE OF stock ON product_variants FOR EACH ROW WHEN (NEW.stock < OLD.stock) EXECUTE FUNCTION note_stock_fall();
