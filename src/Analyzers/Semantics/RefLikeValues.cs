using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Semantics;

/// <summary>
/// Answers whether a span of a buffer, or another <c>ref struct</c> that holds one, may outlive the function that made it. A span may be
/// read, sliced, enumerated, kept in locals and passed to calls whose result cannot hold it; returning it, or handing it to a call that
/// could store it in a longer-lived <c>ref struct</c>, lets it leave.
/// </summary>
internal sealed class RefLikeValues(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
{
    private readonly HashSet<ISymbol> _followed = new(SymbolEqualityComparer.Default);

    /// <summary>Where the last use of any followed value ends.</summary>
    public int LastUse { get; private set; }

    /// <summary>Whether <paramref name="value"/>, a ref-like value, may be seen after the function returned.</summary>
    public bool Leaves(IOperation value)
    {
        LastUse = Math.Max(LastUse, value.Syntax.Span.End);
        switch (value.Parent)
        {
            case IExpressionStatementOperation or IForEachLoopOperation:
                return false;
            case ISimpleAssignmentOperation assignment when assignment.Target == value:
                return false;
            case ISimpleAssignmentOperation { Target: ILocalReferenceOperation target } assignment when assignment.Value == value:
                return assignment.IsRef || LocalLeaves(target.Local);
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } }:
                return local.IsRef || (IsRefLike(local.Type) && LocalLeaves(local));
            case IArgumentOperation argument:
                return ArgumentLeaves(argument);
            case IConditionalOperation conditional when conditional.Condition != value:
                return Leaves(conditional);
            case ISwitchExpressionArmOperation { Parent: { } whole }:
                return Leaves(whole);
            case IInvocationOperation call when call.Instance == value:
                return ResultLeaves(call, call.TargetMethod.ReturnsByRef || call.TargetMethod.ReturnsByRefReadonly);
            case IPropertyReferenceOperation property when property.Instance == value:
                return IsRefLike(property.Type) ? Leaves(property) : property.Property.RefKind != RefKind.None && ElementLeaves(property);
            case IParenthesizedOperation or IConversionOperation or IImplicitIndexerReferenceOperation:
                return IsRefLike(value.Parent.Type) ? Leaves(value.Parent) : value.Parent is not IImplicitIndexerReferenceOperation || ElementLeaves(value.Parent);
            case INameOfOperation:
                return false;
            default:
                return value.Parent is null || !IsPinned(value);
        }
    }

    /// <summary>Whether a reference to an element is kept: <c>ref a[0]</c> in a ref local, a return, or an argument that may come back.</summary>
    public static bool ElementLeaves(IOperation element)
    {
        if (element.Syntax.Parent is RefExpressionSyntax)
            return true;
        return element.Parent is IArgumentOperation { Parameter.RefKind: not RefKind.None, Parent: { } call }
            && (IsRefLike(call.Type) || call is IInvocationOperation { TargetMethod: { RefKind: not RefKind.None } });
    }

    /// <summary>Whether a value is what a <c>fixed</c> statement pins: the pointer lives no longer than the statement.</summary>
    public static bool IsPinned(IOperation value) =>
        value.Syntax.Parent is EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Parent: FixedStatementSyntax } } };

    private bool ArgumentLeaves(IArgumentOperation argument)
    {
        if (argument.Parameter is null or { RefKind: not RefKind.None })
            return true;
        var (arguments, instance, byRef) = argument.Parent switch
        {
            IInvocationOperation call => (call.Arguments, call.Instance, call.TargetMethod.RefKind != RefKind.None),
            IObjectCreationOperation creation => (creation.Arguments, null, false),
            _ => (default, null, true),
        };
        if (arguments.IsDefault || instance?.Type is { IsRefLikeType: true, IsReadOnly: false })
            return true;
        foreach (var other in arguments)
        {
            // A `ref struct` that the callee can write could keep the span.
            if (other.Parameter is { RefKind: RefKind.Ref or RefKind.Out, Type.IsRefLikeType: true })
                return true;
        }

        return ResultLeaves(argument.Parent!, byRef);
    }

    private bool ResultLeaves(IOperation result, bool byRef)
    {
        LastUse = Math.Max(LastUse, result.Syntax.Span.End);
        return byRef || (IsRefLike(result.Type) && Leaves(result));
    }

    private bool LocalLeaves(ILocalSymbol local)
    {
        if (!_followed.Add(local))
            return false;
        foreach (var name in References.To(local, function, model, cancellationToken))
        {
            if (model.GetOperation(name, cancellationToken) is not { } reference || Leaves(reference))
                return true;
        }

        return false;
    }

    private static bool IsRefLike(ITypeSymbol? type) => type is { IsRefLikeType: true };
}
