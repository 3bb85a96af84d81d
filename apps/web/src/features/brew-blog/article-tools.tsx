import { type ArticleRow, REPORT_REASONS, type ReportReason } from "@deckwright/contract/article.ts";
import Flag from "lucide-react/icons/flag";
import Pencil from "lucide-react/icons/pencil";
import RefreshCw from "lucide-react/icons/refresh-cw";
import { type FormEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { account } from "../../data/account.ts";
import { reportArticle, rewriteArticle, saveArticle } from "../../data/own-articles.ts";
import { showToast } from "../../lib/toasts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";

/** What a member can do with an article: its owner edits it or has it written anew, everybody else may report it. */
export default function ArticleTools({
  article,
  hasDeck,
}: {
  readonly article: ArticleRow;
  readonly hasDeck: boolean;
}) {
  const isOwn = account.usePart(({ user }) => user !== null && user.id === article.user_id);
  return isOwn ? <OwnerTools article={article} hasDeck={hasDeck} /> : <ReportTool article={article} />;
}

function OwnerTools({ article, hasDeck }: { readonly article: ArticleRow; readonly hasDeck: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const rewrite = async (): Promise<void> => {
    setBusy(true);
    try {
      await rewriteArticle(article.slug);
      await revalidate();
      showToast({ title: "Article written anew", variant: "success" });
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <div className="article-tools">
      <Button icon={Pencil} disabled={isBusy} onClick={() => setEditing(true)}>
        Edit article
      </Button>
      {hasDeck && (
        <Button icon={RefreshCw} disabled={isBusy} onClick={() => void rewrite()}>
          {isBusy ? "Writing" : "Write it anew"}
        </Button>
      )}
      {isEditing && (
        <EditDialog
          article={article}
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            void revalidate();
          }}
        />
      )}
    </div>
  );
}

function EditDialog({
  article,
  onClose,
  onSaved,
}: {
  readonly article: ArticleRow;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string): string => String(form.get(name) ?? "");
    setBusy(true);
    try {
      const isShown = await saveArticle(article.id, {
        title: field("title"),
        excerpt: field("excerpt"),
        content: field("content"),
      });
      showToast(
        isShown
          ? { title: "Article saved", variant: "success" }
          : {
              title: "Article held back",
              description: "Some of its words wait for a look. Nobody else sees it until then.",
            },
      );
      onSaved();
    } catch (error) {
      fail(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      title="Edit article"
      size="wide"
      description="Plain text. ## begins a heading, > a quotation, - a list; [[Sol Ring]] links a card."
      onClose={onClose}
    >
      <form className="article-form" onSubmit={(event) => void save(event)}>
        <label className="field">
          <span className="label">Headline</span>
          <input className="input" name="title" required maxLength={120} defaultValue={article.title} />
        </label>
        <label className="field">
          <span className="label">Lead</span>
          <textarea
            className="input"
            name="excerpt"
            rows={2}
            maxLength={500}
            defaultValue={article.excerpt}
          />
        </label>
        <label className="field">
          <span className="label">Text</span>
          <textarea
            className="input"
            name="content"
            required
            rows={16}
            maxLength={30_000}
            defaultValue={article.content}
          />
        </label>
        <div className="flex gap-2">
          <Button kind="primary" type="submit" disabled={isBusy}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

function ReportTool({ article }: { readonly article: ArticleRow }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason =
      REPORT_REASONS.find(([slug]) => slug === form.get("reason"))?.[0] ?? ("other" satisfies ReportReason);
    setBusy(true);
    try {
      const isNew = await reportArticle(article.id, reason, String(form.get("details") ?? ""));
      const description = isNew ? "Somebody will look at it." : "You reported this article before.";
      showToast({ title: "Thank you", description, variant: "success" });
      setOpen(false);
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <div className="article-tools">
      <Button kind="ghost" size="small" icon={Flag} onClick={() => setOpen(true)}>
        Report this article
      </Button>
      {isOpen && (
        <Dialog
          title="Report this article"
          description="What is wrong with it?"
          onClose={() => setOpen(false)}
        >
          <form className="article-form" onSubmit={(event) => void send(event)}>
            <label className="field">
              <span className="label">Reason</span>
              <select className="select" name="reason">
                {REPORT_REASONS.map(([slug, words]) => (
                  <option key={slug} value={slug}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              <span className="label">Details</span>
              <textarea className="input" name="details" rows={3} maxLength={1000} />
            </label>
            <Button kind="primary" type="submit" disabled={isBusy}>
              Send report
            </Button>
          </form>
        </Dialog>
      )}
    </div>
  );
}

function fail(error: unknown): void {
  const description = error instanceof Error ? error.message : "Something went wrong";
  showToast({ title: "Error", description, variant: "destructive" });
}
