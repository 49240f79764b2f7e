using System.Collections.Concurrent;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Strings.BuilderOverhead;

/// <summary>
/// Determines which methods of this compilation make the string that they return: on some path it is joined, formatted, or copied from a
/// builder or a span. A method that only passes on a string that it has is not one of them. Each answer is kept for one compilation.
/// </summary>
internal sealed class TextMakers(Compilation compilation)
{
    private const int MostDepth = 3;

    private readonly ConcurrentDictionary<IMethodSymbol, bool> _known = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a method in source makes its string.</summary>
    public bool Make(IMethodSymbol method, CancellationToken cancellationToken) => Make(method, 0, cancellationToken);

    private bool Make(IMethodSymbol method, int depth, CancellationToken cancellationToken)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (depth > MostDepth
            || method is not { ReturnType.SpecialType: SpecialType.System_String, IsAbstract: false, IsVirtual: false, IsOverride: false,
                MethodKind: MethodKind.Ordinary or MethodKind.LocalFunction, DeclaringSyntaxReferences.Length: 1 })
        {
            return false;
        }

        if (_known.TryGetValue(method, out var known))
            return known;
        return _known.GetOrAdd(method, MakesByBody(method, depth, cancellationToken));
    }

    private bool MakesByBody(IMethodSymbol method, int depth, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(method, cancellationToken) is not { } body || SourceModels.Find(compilation, body.SyntaxTree) is not { } model)
            return false;
        if (body is ArrowExpressionClauseSyntax arrow)
            return IsMade(arrow.Expression, model, depth, cancellationToken);
        foreach (var node in References.OwnNodes(body))
        {
            if (node is ReturnStatementSyntax { Expression: { } value } && IsMade(value, model, depth, cancellationToken))
                return true;
        }

        return false;
    }

    private bool IsMade(ExpressionSyntax value, SemanticModel model, int depth, CancellationToken cancellationToken) => value switch
    {
        ParenthesizedExpressionSyntax parenthesized => IsMade(parenthesized.Expression, model, depth, cancellationToken),
        ConditionalExpressionSyntax choice =>
            IsMade(choice.WhenTrue, model, depth, cancellationToken) || IsMade(choice.WhenFalse, model, depth, cancellationToken),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesce => IsMade(coalesce.Left, model, depth, cancellationToken),
        BinaryExpressionSyntax or InterpolatedStringExpressionSyntax or ObjectCreationExpressionSyntax or ImplicitObjectCreationExpressionSyntax =>
            !model.GetConstantValue(value, cancellationToken).HasValue,
        InvocationExpressionSyntax call =>
            model.GetOperation(call, cancellationToken) is IInvocationOperation invoked && IsMade(invoked, depth, cancellationToken),
        _ => false,
    };

    private bool IsMade(IInvocationOperation call, int depth, CancellationToken cancellationToken) => call.TargetMethod switch
    {
        { DeclaringSyntaxReferences.IsEmpty: false } method => Make(method, depth + 1, cancellationToken),
        { ContainingType.SpecialType: SpecialType.System_String, Name: nameof(string.Concat) or nameof(string.Join) or nameof(string.Format) or "Create" } =>
            true,
        { Name: nameof(ToString), IsStatic: false } => call.Instance?.Type is { } type && (type.IsStringBuilder() || SpanTypes.IsSpan(type)),
        _ => false,
    };
}
