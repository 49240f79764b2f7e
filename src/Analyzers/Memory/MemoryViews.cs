using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Finds who may still see the memory of an array: the locals that may hold a span of it, a reference into it, or another <c>ref struct</c> that holds
/// one; and whether such a view may outlive the function that made it. A view may be read, sliced, enumerated, kept in locals and passed to calls.
/// <para>
/// What a call may do with a view follows from the language: only a result that is a reference or a <c>ref struct</c>, a <c>ref</c> or <c>out</c>
/// argument that is a <c>ref struct</c>, and a receiver that is one can hold it afterwards, and nothing can where the parameter is <c>scoped</c>.
/// The order of statements does not count: a local that holds a view once may hold it wherever it can be named. Each local is followed once.
/// </para>
/// </summary>
internal sealed class MemoryViews(SemanticModel model, CancellationToken cancellationToken)
{
    private readonly HashSet<ISymbol> _followed = new(SymbolEqualityComparer.Default);
    private readonly List<ILocalSymbol> _holders = [];

    /// <summary>Where the last use of any followed view ends.</summary>
    public int LastUse { get; private set; }

    /// <summary>The locals that may hold a view.</summary>
    public IReadOnlyList<ILocalSymbol> Holders => _holders;

    /// <summary>
    /// Whether no local from outside the iteration that makes the array holds a view of it, so that the next iteration may use the same memory.
    /// </summary>
    /// <param name="place">What makes the array.</param>
    public bool StayInIteration(SyntaxNode place) =>
        LoopInvariance.InnermostAround(place) is not { } loop || StayWithin(Loops.BodyOf(loop) ?? loop);

    /// <summary>Whether every local that may hold a view is declared in <paramref name="scope"/>, so that no code sees the memory outside it.</summary>
    public bool StayWithin(SyntaxNode scope)
    {
        foreach (var holder in _holders)
        {
            foreach (var declaration in holder.DeclaringSyntaxReferences)
            {
                if (!scope.Span.Contains(declaration.Span))
                    return false;
            }
        }

        return true;
    }

    /// <summary>Whether <paramref name="value"/>, a span or another <c>ref struct</c>, may be seen after the function returned.</summary>
    public bool Leaves(IOperation value)
    {
        LastUse = Math.Max(LastUse, value.Syntax.Span.End);
        switch (value.Parent)
        {
            case IExpressionStatementOperation:
                return false;
            case IForEachLoopOperation loop:
                return VariableLeaves(loop);
            case ISimpleAssignmentOperation assignment when assignment.Target == value:
                return false;
            case ISimpleAssignmentOperation { Target: ILocalReferenceOperation target } assignment when assignment.Value == value:
                return assignment.IsRef || LocalLeaves(target.Local) || Leaves(assignment);
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } }:
                return local.IsRef || (IsRefLike(local.Type) && LocalLeaves(local));
            case IArgumentOperation argument:
                return ArgumentLeaves(argument);
            case IConditionalOperation conditional when conditional.Condition != value:
                return Leaves(conditional);
            case ISwitchExpressionArmOperation { Parent: { } whole }:
                return Leaves(whole);
            case IInvocationOperation call when call.Instance == value:
                return WrittenArgumentsLeave(call.Arguments, null) || ResultLeaves(call, call.TargetMethod.RefKind != RefKind.None);
            case IPropertyReferenceOperation property when property.Instance == value:
                return IsRefLike(property.Type) ? Leaves(property) : property.Property.RefKind != RefKind.None && ElementLeaves(property);
            case IFieldReferenceOperation field when field.Instance == value:
                return IsRefLike(field.Type) ? Leaves(field) : field.Field.RefKind != RefKind.None && ElementLeaves(field);
            case IConversionOperation or IImplicitIndexerReferenceOperation:
                return IsRefLike(value.Parent.Type)
                    ? Leaves(value.Parent)
                    : value.Parent is not IImplicitIndexerReferenceOperation || ElementLeaves(value.Parent);
            case INameOfOperation:
                return false;
            default:
                return value.Parent is null || !IsPinned(value);
        }
    }

    /// <summary>
    /// Whether a reference to an element, or to a part of one, is kept: <c>ref a[0]</c> in a ref local, a return, an argument that may come back, or a
    /// span over the element itself.
    /// </summary>
    public static bool ElementLeaves(IOperation element)
    {
        while (IsPart(element))
            element = element.Parent!;
        if (element.Syntax.Parent is RefExpressionSyntax)
            return true;
        switch (element.Parent)
        {
            case IArgumentOperation { Parameter.RefKind: not RefKind.None, Parent: { } call }:
                return IsRefLike(call.Type) || call is not IInvocationOperation { TargetMethod: { RefKind: RefKind.None } } invocation
                    || IsRefLike(invocation.Instance?.Type) || WritesRefLike(invocation);
            case IInvocationOperation call when call.Instance == element:
                return MayBeStruct(element) && (IsUnscoped(call.TargetMethod)
                    || (RefReceivers.Has(call.TargetMethod) && (IsRefLike(call.Type) || call.TargetMethod.RefKind != RefKind.None)));
            case IPropertyReferenceOperation property when property.Instance == element:
                return MayBeStruct(element) && (IsUnscoped(property.Property) || IsUnscoped(property.Property.GetMethod)
                    || (RefReceivers.Has(property.Property) && (IsRefLike(property.Type) || property.Property.RefKind != RefKind.None)));
            case { } user:
                return IsRefLike(user.Type) && element.Type is { IsValueType: true, IsRefLikeType: false }
                    && (user is IConversionOperation { OperatorMethod: null } || IsItemOf(user, element));
            default:
                return false;
        }
    }

    /// <summary>Whether something that a call has or makes may hold a view of an argument after it returned.</summary>
    /// <param name="call">The call or creation.</param>
    /// <param name="parameter">The parameter that gets the view; null where it is one of another overload.</param>
    public static bool MayBeHeldBy(IOperation call, IParameterSymbol? parameter) => parameter?.ScopedKind != ScopedKind.ScopedValue
        && (IsRefLike(call.Type)
            || (call is IInvocationOperation invocation
                && (invocation.TargetMethod.RefKind != RefKind.None || MayKeep(invocation) || WritesRefLike(invocation))));

    /// <summary>Whether a call may change the <c>ref struct</c> that it is made on, and so keep a view in it.</summary>
    private static bool MayKeep(IInvocationOperation call) =>
        call is { TargetMethod.IsReadOnly: false, Instance.Type: { IsRefLikeType: true, IsReadOnly: false } };

    /// <summary>Whether a value is what a <c>fixed</c> statement pins: the pointer lives no longer than the statement.</summary>
    public static bool IsPinned(IOperation value) =>
        value.Syntax.Parent
            is EqualsValueClauseSyntax { Parent: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Parent: FixedStatementSyntax } } };

    /// <summary>A field of an element, or an item of an inline array: memory of the same array.</summary>
    private static bool IsPart(IOperation element) => element.Type?.IsValueType == true && element.Parent switch
    {
        IFieldReferenceOperation field => field.Instance == element,
        IPropertyReferenceOperation or IArrayElementReferenceOperation or IArgumentOperation or null => false,
        { } user => IsItemOf(user, element) && !IsRefLike(user.Type),
    };

    private static bool IsItemOf(IOperation item, IOperation array) => item.Syntax is ElementAccessExpressionSyntax access && access.Expression == array.Syntax;

    /// <summary>Whether an element lies in its array as a whole. What stands for a type parameter may be a struct.</summary>
    private static bool MayBeStruct(IOperation element) => element.Type is { IsReferenceType: false };

    private static bool IsUnscoped(ISymbol? member)
    {
        if (member is null)
            return false;
        foreach (var attribute in member.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "UnscopedRefAttribute")
                return true;
        }

        return false;
    }

    private static bool WritesRefLike(IInvocationOperation call)
    {
        foreach (var parameter in call.TargetMethod.Parameters)
        {
            if (parameter is { RefKind: RefKind.Ref or RefKind.Out, Type.IsRefLikeType: true })
                return true;
        }

        return false;
    }

    /// <summary>The variable of a loop over a view is one itself where it is a reference or a <c>ref struct</c>, as a line of a text is.</summary>
    private bool VariableLeaves(IForEachLoopOperation loop)
    {
        foreach (var local in loop.Locals)
        {
            if ((local.IsRef || IsRefLike(local.Type)) && LocalLeaves(local))
                return true;
        }

        return false;
    }

    private bool ArgumentLeaves(IArgumentOperation argument)
    {
        if (argument.Parameter is null or { RefKind: not RefKind.None })
            return true;
        if (CalledMethod.Of(argument.Parent) is not { } callee)
            return true;
        LastUse = Math.Max(LastUse, argument.Parent!.Syntax.Span.End);
        if (argument.Parameter.ScopedKind == ScopedKind.ScopedValue)
            return false;
        return argument.Parent is IInvocationOperation call && MayKeep(call)
            || WrittenArgumentsLeave(CalledMethod.ArgumentsOf(argument.Parent), argument)
            || ResultLeaves(argument.Parent, callee.RefKind != RefKind.None);
    }

    /// <summary>Whether an argument that a callee may set to a view it was given leaves; a local that it sets holds the view from then on.</summary>
    private bool WrittenArgumentsLeave(ImmutableArray<IArgumentOperation> arguments, IArgumentOperation? view)
    {
        foreach (var other in arguments)
        {
            if (other == view || other.Parameter is not { RefKind: RefKind.Ref or RefKind.Out, Type.IsRefLikeType: true } parameter)
                continue;
            var target = other.Value is IDeclarationExpressionOperation declared ? declared.Expression : other.Value;
            if (target is IDiscardOperation)
                continue;
            if (parameter.RefKind != RefKind.Out || target is not ILocalReferenceOperation { Local: var local } || LocalLeaves(local))
                return true;
        }

        return false;
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
        _holders.Add(local);
        if (local.DeclaringSyntaxReferences.Length != 1)
            return true;
        var scope = References.ScopeOf(local.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken));
        foreach (var name in References.To(local, scope, model, cancellationToken))
        {
            LastUse = Math.Max(LastUse, name.Span.End);
            if (model.GetOperation(name, cancellationToken) is not { } reference || (local.IsRef ? ElementLeaves(reference) : Leaves(reference)))
                return true;
        }

        return false;
    }

    private static bool IsRefLike(ITypeSymbol? type) => type is { IsRefLikeType: true };
}
