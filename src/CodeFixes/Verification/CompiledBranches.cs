using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Verification;

/// <summary>The branches of <c>#if</c> in a file, whichever of them the configuration at hand compiles.</summary>
internal sealed class CompiledBranches
{
    // Where a directive begins or ends a branch, and the branches that are open from there on.
    private readonly List<int> _positions = [];
    private readonly List<IReadOnlyList<string>> _open = [];

    public CompiledBranches(SyntaxNode root)
    {
        var open = new List<string>();
        for (var directive = root.GetFirstDirective(); directive is not null; directive = directive.GetNextDirective())
        {
            if (directive is ElifDirectiveTriviaSyntax or ElseDirectiveTriviaSyntax or EndIfDirectiveTriviaSyntax && open.Count > 0)
                open.RemoveAt(open.Count - 1);
            else if (directive is not IfDirectiveTriviaSyntax)
                continue;
            if (directive is not EndIfDirectiveTriviaSyntax)
                open.Add(directive.ToString().Trim());
            _positions.Add(directive.SpanStart);
            _open.Add([.. open]);
        }
    }

    /// <summary>The directives that begin the branches around a position, from the outermost on.</summary>
    public IReadOnlyList<string> At(int position)
    {
        var next = _positions.BinarySearch(position);
        var last = (next < 0 ? ~next : next) - 1;
        return last >= 0 ? _open[last] : [];
    }
}
