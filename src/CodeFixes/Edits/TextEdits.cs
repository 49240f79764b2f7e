using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Edits;

/// <summary>
/// Changes of one text that can be made together. This is the one rule about conflicts, for the edits of a fix and for the fixes of Fix All: an equal
/// change is made once, whole lines that are added at one place come one after the other, and any other change that touches the place of
/// another conflicts with it.
/// </summary>
internal sealed class TextEdits(SourceText text)
{
    private readonly List<TextChange> _changes = [];

    /// <summary>The changes by their places; what is added at one place as one change, in the order in which it was added.</summary>
    public IReadOnlyList<TextChange> Changes =>
    [
        .. _changes.GroupBy(static change => change.Span).OrderBy(static group => group.Key)
            .Select(static group => new TextChange(group.Key, string.Concat(group.Select(static change => change.NewText)))),
    ];

    /// <summary>The text after the changes.</summary>
    public SourceText Applied() => text.WithChanges(Changes);

    /// <summary>A copy that can be changed alone.</summary>
    public TextEdits Copy()
    {
        var copy = new TextEdits(text);
        copy._changes.AddRange(_changes);
        return copy;
    }

    /// <summary>Whether a change is in the way of none that was added.</summary>
    public bool Allows(TextChange change)
    {
        foreach (var other in _changes)
        {
            var overlaps = other.Span.IntersectsWith(change.Span)
                && (other.Span.OverlapsWith(change.Span) || other.Span.Start == change.Span.Start || other.Span.IsEmpty || change.Span.IsEmpty);
            if (overlaps && other != change && !(other.Span == change.Span && AddsLines(other) && AddsLines(change)))
                return false;
        }

        return true;
    }

    /// <summary>
    /// Whether changes that belong together are in the way of none that was added. Those that take away what others take away, and add lines where others
    /// add some, may move the same code.
    /// </summary>
    public bool Allows(IReadOnlyCollection<TextChange> changes) =>
        changes.All(Allows) && !(changes.Any(change => change.Span.Length > 0 && _changes.Contains(change)) && changes.Any(AddsBesideOthers));

    /// <summary>Adds a change that is allowed.</summary>
    public void Add(TextChange change)
    {
        if (!_changes.Contains(change))
            _changes.Add(change);
    }

    private bool AddsBesideOthers(TextChange change) =>
        AddsLines(change) && _changes.Any(other => other.Span == change.Span && other != change && AddsLines(other));

    private bool AddsLines(TextChange change) =>
        change.Span.IsEmpty && change.NewText is { Length: > 0 } added && added[added.Length - 1] == '\n'
        && (change.Span.Start == 0 || text[change.Span.Start - 1] == '\n');
}
