CREATE TABLE "design_ideas" (
	"position" integer PRIMARY KEY NOT NULL,
	"design_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_prices" (
	"part" text PRIMARY KEY NOT NULL,
	"paise" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "design_prices_paise" CHECK ("design_prices"."paise" between 0 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_ideas" ADD CONSTRAINT "design_ideas_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "design_prices" ("part", "paise", "updated_by") VALUES
	('start', 90000, 'Lumora'),
	('tube_per_metre', 140000, 'Lumora'),
	('outdoor_per_metre', 40000, 'Lumora'),
	('board_clear', 240000, 'Lumora'),
	('board_black', 260000, 'Lumora'),
	('board_cut', 320000, 'Lumora'),
	('board_frame', 180000, 'Lumora'),
	('dimmer', 45000, 'Lumora'),
	('least', 249900, 'Lumora');
--> statement-breakpoint
-- Not on "designs": anyone may write those, and must not empty the shop's caches by it.
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "design_prices" FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
--> statement-breakpoint
CREATE TRIGGER notify_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "design_ideas" FOR EACH STATEMENT EXECUTE FUNCTION notify_change();
