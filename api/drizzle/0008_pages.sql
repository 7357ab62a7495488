CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "pages_kind" CHECK ("pages"."kind" in ('page', 'work'))
);
--> statement-breakpoint
CREATE TABLE "page_products" (
	"page_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "page_products_page_id_position_pk" PRIMARY KEY("page_id","position")
);
--> statement-breakpoint
ALTER TABLE "page_products" ADD CONSTRAINT "page_products_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "page_products" ADD CONSTRAINT "page_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "pages_address" ON "pages" USING btree ("kind","slug");
--> statement-breakpoint
CREATE INDEX "page_products_product" ON "page_products" USING btree ("product_id");
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pages" FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "page_products" FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
