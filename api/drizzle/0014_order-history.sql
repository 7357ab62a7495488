CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");
--> statement-breakpoint
-- Orders from before kept their last step alone: that they came, and where they stand since.
INSERT INTO "order_events" ("order_id", "kind", "created_at", "created_by")
SELECT "id", 'new', "created_at", "name" FROM "orders" ORDER BY "id";
--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "kind", "created_at", "created_by")
SELECT "id", "status", "updated_at", "updated_by" FROM "orders" WHERE "status" <> 'new' ORDER BY "id";
