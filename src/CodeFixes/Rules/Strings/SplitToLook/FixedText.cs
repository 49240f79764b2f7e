using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Strings.SplitToLook;

/// <summary>Determines whether a name means the same value in a part of a function.</summary>
internal static class FixedText
{
    /// <summary>Whether a name is a local or parameter that nothing in <paramref name="part"/> writes from <paramref name="statement"/> on.</summary>
    public static bool Is(IdentifierNameSyntax text, StatementSyntax statement, SyntaxNode part, SemanticModel model, CancellationToken cancellationToken)
    {
        if (model.GetSymbolInfo(text, cancellationToken).Symbol
            is not { } variable
            || variable is not (ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None })
            || References.IsOfPrimaryConstructor(variable))
        {
            return false;
        }

        var function = References.FunctionOf(statement);
        foreach (var write in Writes.Within(text.Identifier.ValueText, function, model))
        {
            if (References.IsInNestedFunction(write, function) || (write.SpanStart > statement.SpanStart && part.Contains(write)))
                return false;
        }

        return !KeptReferences.Are(text.Identifier.ValueText, function, model);
    }
}
