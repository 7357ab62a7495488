ALTER TABLE "orders" RENAME COLUMN "request_key" TO "idempotency_key";--> statement-breakpoint
ALTER INDEX "orders_request_key" RENAME TO "orders_idempotency_key";
