using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>One step that needs a buffer: characters are removed or replaced, or a value is formatted.</summary>
/// <param name="Kind">What it does.</param>
/// <param name="Place">Where it stands in the original tree.</param>
internal sealed record ScratchStep(StringStepKind Kind, SyntaxNode Place)
{
    /// <summary>The characters that are room enough for what it writes.</summary>
    public int MostChars { get; init; } = int.MaxValue;

    /// <summary>Whether a value is formatted by a format, a provider or both.</summary>
    public bool HasFormat { get; init; }

    /// <summary>The method that does it; known once all steps are.</summary>
    public string? Helper { get; set; }

    /// <summary>The buffer that it writes to; known once all steps are.</summary>
    public ExpressionSyntax? Buffer { get; set; }
}
