using System.Collections.Immutable;
using Microsoft.CodeAnalysis.CodeActions;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>A test that chooses and applies a code action.</summary>
public abstract class CodeActionTest<TVerifier> : AnalyzerTest<TVerifier>
    where TVerifier : IVerifier, new()
{
    /// <summary>The place of the action among those offered; the first when nothing is chosen.</summary>
    public int? CodeActionIndex { get; set; }

    /// <summary>The equivalence key of the action; with an index, the action there must have this key.</summary>
    public string? CodeActionEquivalenceKey { get; set; }

    /// <summary>A further check of the action that was chosen, such as of its title.</summary>
    public Action<CodeAction, IVerifier>? CodeActionVerifier { get; set; }

    /// <summary>How closely the resulting tree is compared with the tree that its text parses to.</summary>
    public CodeActionValidationMode CodeActionValidationMode { get; set; } = CodeActionValidationMode.SemanticStructure;

    /// <summary>The enumeration of the language's syntax kinds.</summary>
    public abstract Type SyntaxKindType { get; }

    /// <summary>The actions among which one is chosen.</summary>
    protected virtual ImmutableArray<CodeAction> FilterCodeActions(ImmutableArray<CodeAction> actions) => actions;

    internal CodeActionChoice CreateChoice() => new(CodeActionIndex, CodeActionEquivalenceKey, CodeActionVerifier, FilterCodeActions);
}
