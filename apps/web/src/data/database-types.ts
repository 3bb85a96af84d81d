// Written by `node scripts/write-database-types.ts` from db/migrations, and compared with them by a test.
import type { ForeignRow } from "@deckwright/decks/stored.ts";

/** Tables, views and functions as a member may use them. */
export type Database = {
  public: {
    Tables: {
      article_reports: {
        Row: {
          id: number;
          article_id: number;
          user_id: string;
          reason: string;
          details: string;
          created_at: string;
          settled_at: string | null;
        };
        Insert: {
          article_id: number;
          reason: string;
          details?: string;
        };
        Update: Record<string, never>;
        Relationships: [{ foreignKeyName: "article_reports_article_id_fkey"; columns: ["article_id"]; isOneToOne: false; referencedRelation: "articles"; referencedColumns: ["id"] }];
      };
      articles: {
        Row: {
          id: number;
          slug: string;
          deck_id: number | null;
          user_id: string | null;
          title: string;
          excerpt: string;
          content: string;
          image: string | null;
          created_at: string;
          updated_at: string;
          written_by: string;
          format: string;
          colors: readonly string[];
          figures: unknown;
          edition: number;
          edited_at: string | null;
          held: string | null;
        };
        Insert: Record<string, never>;
        Update: {
          title?: string;
          excerpt?: string;
          content?: string;
        };
        Relationships: [{ foreignKeyName: "articles_deck_id_fkey"; columns: ["deck_id"]; isOneToOne: false; referencedRelation: "decks"; referencedColumns: ["id"] }];
      };
      credit_ledger: {
        Row: {
          id: number;
          user_id: string | null;
          amount: number;
          balance: number;
          reason: string;
          reference: string | null;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      decks: {
        Row: {
          id: number;
          user_id: string | null;
          name: string;
          format: string;
          cards: number;
          colors: readonly string[];
          power_level: number | null;
          card_list: ForeignRow["card_list"];
          seo_description: string | null;
          image: string | null;
          shared: boolean;
          favorite: boolean;
          created_at: string;
          details: unknown;
          version: number;
          updated_at: string;
          playstyle: string | null;
          bracket: number | null;
          price_cents: number | null;
          color_mask: number;
          commanders: readonly string[];
          saving_key: string | null;
          cover: unknown;
          legal: boolean | null;
        };
        Insert: {
          name: string;
          format: string;
          cards?: number;
          colors?: readonly string[];
          power_level?: number | null;
          card_list?: ForeignRow["card_list"];
          seo_description?: string | null;
          image?: string | null;
          shared?: boolean;
          favorite?: boolean;
          details?: unknown;
          saving_key?: string | null;
        };
        Update: {
          name?: string;
          format?: string;
          cards?: number;
          colors?: readonly string[];
          power_level?: number | null;
          card_list?: ForeignRow["card_list"];
          seo_description?: string | null;
          image?: string | null;
          shared?: boolean;
          favorite?: boolean;
          details?: unknown;
          saving_key?: string | null;
        };
        Relationships: [];
      };
      payments: {
        Row: {
          id: number;
          user_id: string | null;
          product_id: string;
          provider_id: string;
          intent_id: string;
          amount_cents: number;
          currency: string;
          refunded_cents: number;
          credits: number;
          credits_taken_back: number;
          credits_missing: number;
          receipt_url: string | null;
          paid_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [{ foreignKeyName: "payments_product_id_fkey"; columns: ["product_id"]; isOneToOne: false; referencedRelation: "products"; referencedColumns: ["id"] }];
      };
      products: {
        Row: {
          id: string;
          kind: string;
          name: string;
          description: string;
          price_cents: number;
          currency: string;
          credits: number;
          is_offered: boolean;
          sort_order: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      profiles: {
        Row: {
          id: string;
          username: string;
          email: string | null;
          ai_credits: number;
          subscription: string;
          created_at: string;
        };
        Insert: Record<string, never>;
        Update: {
          username?: string;
          ai_credits?: number;
        };
        Relationships: [];
      };
      storage_quotas: {
        Row: {
          plan: string;
          what: string;
          amount: number;
          reason: string;
          status: number;
          message: string;
          hint: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      subscriptions: {
        Row: {
          id: number;
          user_id: string | null;
          product_id: string;
          provider_id: string;
          status: string;
          current_period_end: string;
          cancel_at_period_end: boolean;
          created_at: string;
          updated_at: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [{ foreignKeyName: "subscriptions_product_id_fkey"; columns: ["product_id"]; isOneToOne: false; referencedRelation: "products"; referencedColumns: ["id"] }];
      };
      user_cards: {
        Row: {
          id: number;
          user_id: string;
          scryfall_id: string;
          name: string;
          set_name: string | null;
          rarity: string | null;
          image_url: string | null;
          price_usd: number | null;
          quantity: number;
          created_at: string;
        };
        Insert: {
          user_id?: string;
          scryfall_id: string;
          name: string;
          set_name?: string | null;
          rarity?: string | null;
          image_url?: string | null;
          price_usd?: number | null;
          quantity?: number;
        };
        Update: {
          user_id?: string;
          scryfall_id?: string;
          name?: string;
          set_name?: string | null;
          rarity?: string | null;
          image_url?: string | null;
          price_usd?: number | null;
          quantity?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      authors: {
        Row: {
          id: string;
          username: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Functions: {
      browse_articles: { Args: { search: string; format: string; colors: string; page: number; page_size: number }; Returns: unknown };
      browse_decks: { Args: { search: string; colors: string; format: string; playstyle: string; commander: string; bracket: number; least_cents: number; most_cents: number; sort: string; after: unknown; page_size: number }; Returns: unknown };
      copy_deck: { Args: { deck_id: number }; Returns: Database["public"]["Tables"]["decks"]["Row"] };
      count_shared_decks: { Args: Record<PropertyKey, never>; Returns: { kind: string; slug: string; decks: number }[] };
      decks_with_card: { Args: { card_name: string }; Returns: Database["public"]["Tables"]["decks"]["Row"][] };
      hidden_decks: { Args: Record<PropertyKey, never>; Returns: { id: number; name: string; format: string; created_at: string; deleted_on: string }[] };
      unshare_deck: { Args: { deck_id: number }; Returns: boolean };
      vault: { Args: Record<PropertyKey, never>; Returns: { id: number; version: number; name: string; format: string; cards: number; colors: readonly string[]; power_level: number; image: string; shared: boolean; favorite: boolean; created_at: string; playstyle: string; price_cents: number; cover: unknown; legal: boolean; hides_at: string }[] };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
