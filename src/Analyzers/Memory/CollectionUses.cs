using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// Determines what the mentions of a builder or collection do with it, and whether one in a local stays with the code that has it: it is only filled,
/// read and enumerated there, and given to nothing that may keep it. What is not understood keeps it.
/// </summary>
internal static class CollectionUses
{
    /// <summary>Whether nothing that <paramref name="scope"/> does with a local keeps its object or replaces it.</summary>
    /// <param name="local">The local.</param>
    /// <param name="scope">Where it can be named.</param>
    /// <param name="model">The model of that code.</param>
    /// <param name="keeper">The type to which the object is given and whose code may keep it, because what runs there is not known, or null.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    public static bool Stay(ILocalSymbol local, SyntaxNode scope, SemanticModel model, out ITypeSymbol? keeper, CancellationToken cancellationToken) =>
        Stay(local, scope, model, static _ => false, out keeper, cancellationToken);

    /// <summary>The same, where some mentions give the local another object of its own.</summary>
    public static bool Stay(
        ILocalSymbol local,
        SyntaxNode scope,
        SemanticModel model,
        Func<IOperation, bool> isRenewal,
        out ITypeSymbol? keeper,
        CancellationToken cancellationToken)
    {
        keeper = null;
        var own = new OwnUses();
        foreach (var name in References.To(local, scope, model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, scope) || model.GetOperation(name, cancellationToken) is not { } reference)
                return false;
            if (isRenewal(reference))
                continue;
            Add(reference, own);
            if (own.Leaves || (own.Uses & ParameterUse.Returned) != 0)
                return false;
        }

        keeper = own.Keeper;
        var summaries = ParameterSummaries.Of(model.Compilation);
        foreach (var loan in own.Loans)
        {
            if ((summaries.UsesOf(loan.Parameter, cancellationToken) & ParameterUse.Leaves) != 0)
                return false;
            keeper ??= summaries.KeeperOf(loan, cancellationToken);
        }

        return true;
    }

    /// <summary>Whether nothing that <paramref name="scope"/> does with a local changes its object either.</summary>
    /// <param name="local">The local.</param>
    /// <param name="scope">Where it can be named.</param>
    /// <param name="model">The model of that code.</param>
    /// <param name="cancellationToken">Stops the search.</param>
    /// <param name="filled">Where the object is filled, which does not count.</param>
    public static bool OnlyLook(ILocalSymbol local, SyntaxNode scope, SemanticModel model, CancellationToken cancellationToken, TextSpan filled = default)
    {
        var own = new OwnUses();
        foreach (var name in References.To(local, scope, model, cancellationToken))
        {
            if (filled.Contains(name.Span))
                continue;
            if (References.IsInNestedFunction(name, scope) || model.GetOperation(name, cancellationToken) is not { } reference)
                return false;
            Add(reference, own);
            if ((own.Uses & ~ParameterUse.Reads) != 0)
                return false;
        }

        if (own.Uses == ParameterUse.None || own.Keeper is not null)
            return false;
        var summaries = ParameterSummaries.Of(model.Compilation);
        foreach (var loan in own.Loans)
        {
            if ((summaries.UsesOf(loan.Parameter, cancellationToken) & ~ParameterUse.Reads) != 0 || summaries.KeeperOf(loan, cancellationToken) is not null)
                return false;
        }

        return true;
    }

    /// <summary>Whether a method may return the builder that it is given: what is done with its result is done with the builder.</summary>
    public static bool IsFollowedFrom(IMethodSymbol method) => method.ReturnType.IsStringBuilder();

    /// <summary>Adds what one mention does.</summary>
    public static void Add(IOperation reference, OwnUses own)
    {
        var value = reference.Around(Through.BuiltInImplicit);
        switch (value.Parent)
        {
            case INameOfOperation:
                own.Add(ParameterUse.Named);
                break;
            case IForEachLoopOperation loop when loop.Collection == value && !loop.IsAsynchronous:
                own.Add(ParameterUse.Enumerated);
                break;
            case IPropertyReferenceOperation property
                when property.Instance == value && ReusableCollections.IsOwnMember(property.Property) && !IsReferenced(property):
                own.Add(ReusableCollections.OnlyLooks(property.Property) && !IsTarget(property) ? ParameterUse.Viewed : ParameterUse.Written);
                break;
            case IPropertyReferenceOperation property when property.Instance == value && IsRead(property):
                own.Add(ParameterUse.Viewed);
                break;
            case IInvocationOperation call when call.Instance == value && ReusableCollections.IsOwnMember(call.TargetMethod):
                own.Add(ReusableCollections.OnlyLooks(call.TargetMethod) ? ParameterUse.Viewed : ParameterUse.Written);
                AddResult(call, own);
                break;
            case IArgumentOperation { Parameter: { RefKind: RefKind.None } parameter } argument:
                AddArgument(argument, parameter, own);
                break;
            case IBinaryOperation { OperatorMethod: null, OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals } comparison
                when comparison.LeftOperand.ConstantValue.HasValue || comparison.RightOperand.ConstantValue.HasValue:
            case IIsPatternOperation { Pattern: IConstantPatternOperation or INegatedPatternOperation { Pattern: IConstantPatternOperation } }:
                own.Add(ParameterUse.NullTested);
                break;
            case IConditionalOperation conditional when conditional.Condition != value && conditional.Type is not null:
                own.Add(ParameterUse.Viewed);
                Add(conditional, own);
                break;
            case IReturnOperation:
                own.Add(ParameterUse.Returned);
                break;
            default:
                own.Add(ParameterUse.Kept);
                break;
        }
    }

    private static void AddArgument(IArgumentOperation argument, IParameterSymbol parameter, OwnUses own)
    {
        switch (argument.Parent)
        {
            case IInvocationOperation call when ReusableCollections.OnlyReads(argument, call.TargetMethod):
                own.Add(ParameterUse.Lent);
                own.AddKeeper(UnknownOverrides.At(call));
                break;
            case IObjectCreationOperation { Constructor: { } constructor } when ReusableCollections.OnlyReads(argument, constructor):
                own.Add(ParameterUse.Lent);
                break;
            case IInvocationOperation { TargetMethod: { Name: "ThrowIfNull", ContainingType.Name: nameof(ArgumentNullException) } }:
                own.Add(ParameterUse.NullTested);
                break;
            case IInvocationOperation { IsVirtual: false } call when MayBorrow(call.TargetMethod.OriginalDefinition, parameter):
                own.Add(new Loan(parameter, null, HasSpanOverload: false));
                AddResult(call, own);
                break;
            default:
                own.Add(ParameterUse.Kept);
                break;
        }
    }

    private static void AddResult(IInvocationOperation call, OwnUses own)
    {
        if (IsFollowedFrom(call.TargetMethod) && call.Parent is not IExpressionStatementOperation)
            Add(call, own);
    }

    private static bool IsReferenced(IPropertyReferenceOperation property) =>
        property.Parent is ISimpleAssignmentOperation { IsRef: true } or IArgumentOperation { Parameter.RefKind: not RefKind.None };

    /// <summary>Whether the number of elements or one of them is read through an interface, which says nothing about the object.</summary>
    private static bool IsRead(IPropertyReferenceOperation property) =>
        property.Property.ContainingType is { TypeKind: TypeKind.Interface, Name: "IReadOnlyList" or "IReadOnlyCollection" or "IList" or "ICollection" } type
        && type.IsIn("System.Collections.Generic") && !IsReferenced(property) && !IsTarget(property);

    private static bool IsTarget(IPropertyReferenceOperation property) => property.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target == property,
        IIncrementOrDecrementOperation or ITupleOperation => true,
        _ => false,
    };

    /// <summary>Whether a method in source is worth reading: what it returns is not made of what it is given, unless it is the builder itself.</summary>
    private static bool MayBorrow(IMethodSymbol method, IParameterSymbol parameter) =>
        method is { DeclaringSyntaxReferences.Length: 1, IsAsync: false, IsVirtual: false, IsAbstract: false, IsOverride: false } && !parameter.IsParams
        && (method.ReturnType is not { IsReferenceType: true, SpecialType: not SpecialType.System_String } || IsFollowedFrom(method));
}
