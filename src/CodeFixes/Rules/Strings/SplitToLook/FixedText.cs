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
        if (model.GetSymbolInfo(text, cancellationToken).Symbol is not { DeclaringSyntaxReferences: { Length: 1 } declared } variable
            || variable is not (ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None })
            || References.IsOfPrimaryConstructor(variable))
        {
            return false;
        }

        // A function that shares the variable may write it whenever it runs.
        var function = References.FunctionOf(statement);
        foreach (var write in Writes.Within(variable.Name, References.FunctionOf(declared[0].GetSyntax(cancellationToken)), model))
        {
            if (References.FunctionOf(write) != function || References.IsInNestedFunction(write, function)
                || (write.SpanStart > statement.SpanStart && part.Contains(write)))
            {
                return false;
            }
        }

        return !KeptReferences.Are(variable.Name, function, model);
    }
}
