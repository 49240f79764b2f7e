using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Text;

/// <summary>How a method makes the string that it returns.</summary>
internal enum TextMaking
{
    /// <summary>It makes none, or that is not known.</summary>
    None,

    /// <summary>It joins, formats or copies.</summary>
    String,

    /// <summary>With a builder of its own, which is garbage as well.</summary>
    Builder,
}

/// <summary>
/// Determines which methods of this compilation make the string that they return: on some path it is joined, formatted, or copied from a
/// builder or a span. A method that only passes on a string that it has is not one of them, nor is one that others of the compilation may run in place of.
/// Each answer is kept for one compilation.
/// </summary>
internal sealed class TextMakers
{
    private const int MostDepth = 3;

    private static readonly ConditionalWeakTable<Compilation, TextMakers> Known = new();

    private readonly Compilation _compilation;

    private readonly ConcurrentDictionary<IMethodSymbol, TextMaking> _known = new(SymbolEqualityComparer.Default);

    private TextMakers(Compilation compilation) => _compilation = compilation;

    /// <summary>The makers of a compilation.</summary>
    public static TextMakers In(Compilation compilation) => Known.GetValue(compilation, static key => new TextMakers(key));

    /// <summary>How a method in source makes its string.</summary>
    public TextMaking MakingOf(IMethodSymbol method, CancellationToken cancellationToken) => MakingOf(method, 0, cancellationToken);

    private TextMaking MakingOf(IMethodSymbol method, int depth, CancellationToken cancellationToken)
    {
        method = (method.ReducedFrom ?? method).OriginalDefinition;
        if (depth > MostDepth
            || method is not { ReturnType.SpecialType: SpecialType.System_String, IsAbstract: false, IsVirtual: false,
                MethodKind: MethodKind.Ordinary or MethodKind.LocalFunction, DeclaringSyntaxReferences.Length: 1 })
        {
            return TextMaking.None;
        }

        if (_known.TryGetValue(method, out var known))
            return known;
        return _known.GetOrAdd(method, IsReplaced(method) ? TextMaking.None : MakingOfBody(method, depth, cancellationToken));
    }

    /// <summary>Whether an override in the compilation may run in place of a method.</summary>
    private bool IsReplaced(IMethodSymbol method)
    {
        if (method is { IsOverride: false } or { IsSealed: true } || method.ContainingType is { IsSealed: true } or { IsValueType: true })
            return false;
        foreach (var _ in Overrides.Of(method, _compilation))
            return true;
        return false;
    }

    private TextMaking MakingOfBody(IMethodSymbol method, int depth, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(method, cancellationToken) is not { } body || SourceModels.Find(_compilation, body.SyntaxTree) is not { } model)
            return TextMaking.None;
        if (body is ArrowExpressionClauseSyntax arrow)
            return MakingOf(arrow.Expression, model, depth, cancellationToken);
        var most = TextMaking.None;
        foreach (var node in MemberIndex.Own(FlowNode.Return, body))
        {
            if (node is ReturnStatementSyntax { Expression: { } value } && MakingOf(value, model, depth, cancellationToken) is var making && making > most)
                most = making;
        }

        return most;
    }

    private TextMaking MakingOf(ExpressionSyntax value, SemanticModel model, int depth, CancellationToken cancellationToken) => value switch
    {
        ParenthesizedExpressionSyntax parenthesized => MakingOf(parenthesized.Expression, model, depth, cancellationToken),
        ConditionalExpressionSyntax choice => (TextMaking)Math.Max(
            (int)MakingOf(choice.WhenTrue, model, depth, cancellationToken), (int)MakingOf(choice.WhenFalse, model, depth, cancellationToken)),
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression } coalesce => MakingOf(coalesce.Left, model, depth, cancellationToken),
        BinaryExpressionSyntax or InterpolatedStringExpressionSyntax or ObjectCreationExpressionSyntax or ImplicitObjectCreationExpressionSyntax =>
            model.GetConstantValue(value, cancellationToken).HasValue ? TextMaking.None : TextMaking.String,
        InvocationExpressionSyntax call when model.GetOperation(call, cancellationToken) is IInvocationOperation invoked =>
            MakingOf(invoked, depth, cancellationToken),
        _ => TextMaking.None,
    };

    private TextMaking MakingOf(IInvocationOperation call, int depth, CancellationToken cancellationToken) => call.TargetMethod switch
    {
        { DeclaringSyntaxReferences.IsEmpty: false } method => MakingOf(method, depth + 1, cancellationToken),
        { ContainingType.SpecialType: SpecialType.System_String, Name: nameof(string.Concat) or nameof(string.Join) or nameof(string.Format) or "Create" } =>
            TextMaking.String,
        { Name: nameof(ToString), IsStatic: false } when call.Instance?.Type is { } type =>
            type.IsStringBuilder() ? IsOfNewBuilder(call.Instance, cancellationToken) ? TextMaking.Builder : TextMaking.String
            : SpanTypes.IsSpan(type) ? TextMaking.String
            : TextMaking.None,
        _ => TextMaking.None,
    };

    /// <summary>Whether a builder is made for the text: in a local, or where a chain of calls begins, each of which gives back the builder.</summary>
    private static bool IsOfNewBuilder(IOperation builder, CancellationToken cancellationToken)
    {
        while (builder is IInvocationOperation { Instance: { Type: { } type } receiver } && type.IsStringBuilder())
            builder = receiver;
        return builder is IObjectCreationOperation || (builder is ILocalReferenceOperation { Local: var local } && IsNew(local, cancellationToken));
    }

    private static bool IsNew(ILocalSymbol local, CancellationToken cancellationToken) =>
        local is { RefKind: RefKind.None, DeclaringSyntaxReferences: { Length: 1 } declared }
        && declared[0].GetSyntax(cancellationToken) is VariableDeclaratorSyntax { Initializer.Value: BaseObjectCreationExpressionSyntax };
}
