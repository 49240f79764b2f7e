using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>The values that a method of the project returns, each choice between values taken apart.</summary>
internal static class ReturnedValues
{
    /// <summary>The values of a method or getter; nothing where its body is not in sight.</summary>
    public static IEnumerable<IOperation> Of(IMethodSymbol method, CancellationToken cancellationToken)
    {
        foreach (var operation in In(method, cancellationToken))
        {
            if (operation is IReturnOperation { ReturnedValue: { } value })
            {
                foreach (var choice in Choices(value))
                    yield return choice;
            }
        }
    }

    /// <summary>Whether a part of a method's body looks like one that is asked for. It costs far less than to bind the body.</summary>
    public static bool Mention(IMethodSymbol method, Func<SyntaxNode, bool> isAskedFor, CancellationToken cancellationToken) =>
        BodyOf(method, cancellationToken)?.DescendantNodes().Any(isAskedFor) == true;

    /// <summary>The operations of a method's body in its own frame; nothing where that is not in sight.</summary>
    public static IEnumerable<IOperation> In(IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (method.ContainingAssembly is not ISourceAssemblySymbol { Compilation: var compilation } || BodyOf(method, cancellationToken) is not { } syntax
            || SourceModels.Find(compilation, syntax.SyntaxTree)?.GetOperation(syntax, cancellationToken) is not { } body)
        {
            yield break;
        }

        foreach (var operation in body.DescendantsAndSelf())
        {
            if (References.FunctionOf(operation.Syntax) == References.FunctionOf(syntax))
                yield return operation;
        }
    }

    private static SyntaxNode? BodyOf(IMethodSymbol method, CancellationToken cancellationToken) =>
        MethodBody.Of(method, cancellationToken)
        ?? (method.DeclaringSyntaxReferences is { Length: 1 } declared && declared[0].GetSyntax(cancellationToken) is { Parent: { } } arrow
            && arrow.IsKind(Microsoft.CodeAnalysis.CSharp.SyntaxKind.ArrowExpressionClause) ? arrow : null);

    private static IEnumerable<IOperation> Choices(IOperation value)
    {
        value = value.Inside(Through.BuiltIn);
        var parts = value switch
        {
            IConditionalOperation { WhenFalse: { } whenFalse } choice => [choice.WhenTrue, whenFalse],
            ICoalesceOperation either => [either.Value, either.WhenNull],
            ISwitchExpressionOperation choice => choice.Arms.Select(static arm => arm.Value).ToArray(),
            IThrowOperation => [],
            _ => default(IOperation[]),
        };
        return parts is null ? [value] : parts.SelectMany(Choices);
    }
}
