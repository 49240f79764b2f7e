using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>
/// A method of an object that is given to a callee as a delegate, where an overload of the callee hands on a state: the delegate holds the object, and a
/// lambda that is given the object as its state holds nothing.
/// </summary>
/// <param name="Group">The method and its object.</param>
/// <param name="Argument">The argument that it is.</param>
/// <param name="Overload">The overload that hands on the state.</param>
internal sealed record MethodGroupState(IMethodReferenceOperation Group, IArgumentOperation Argument, StateOverload Overload)
{
    /// <summary>The object as code names it.</summary>
    public string Holder => Group.Instance is { IsImplicit: false } named ? named.Syntax.ToString() : "this";

    /// <summary>The call that the delegate is an argument of.</summary>
    public IInvocationOperation Call => (IInvocationOperation)Argument.Parent!;

    /// <summary>Whether an operation makes a delegate for a method of an object where an argument stands.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IDelegateCreationOperation
        {
            Syntax: ExpressionSyntax and not AnonymousFunctionExpressionSyntax,
            Target: IMethodReferenceOperation { Method: { IsStatic: false, MethodKind: MethodKind.Ordinary }, Instance: { } instance },
            Parent: IArgumentOperation { ArgumentKind: ArgumentKind.Explicit, Parameter: not null, Parent: IInvocationOperation },
        }
        && IsFixed(instance);

    /// <summary>The state for a delegate; null where no overload hands on the object, or a lambda would call something else.</summary>
    public static MethodGroupState? Of(IOperation creation)
    {
        if (!MayBe(creation) || ((IDelegateCreationOperation)creation).Target is not IMethodReferenceOperation group)
            return null;
        var argument = (IArgumentOperation)creation.Parent!;
        var call = (IInvocationOperation)argument.Parent!;
        if (creation.SemanticModel!.GetEnclosingSymbol(creation.Syntax.SpanStart)?.ContainingType is not { } within
            || StateOverloads.Find(argument.Parameter!, creation.SemanticModel.Compilation, within) is not { HasSameDelegates: false } overload
            || !CanBeCalled(group.Method, creation.Type) || !IsOnlyDelegate(overload, argument) || IsWrittenIn(call, group.Instance!))
        {
            return null;
        }

        return new MethodGroupState(group, argument, overload);
    }

    /// <summary>Whether an object is the same wherever in the call it is asked for: a variable, <c>this</c> or a field that is never written again.</summary>
    private static bool IsFixed(IOperation instance) => instance.Type is { IsReferenceType: true, TypeKind: not TypeKind.Dynamic } && instance switch
    {
        ILocalReferenceOperation or IParameterReferenceOperation => instance.Syntax is IdentifierNameSyntax,
        IFieldReferenceOperation { Field: { IsReadOnly: true, IsStatic: false }, Instance: IInstanceReferenceOperation } => true,
        _ => instance is IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance, Syntax: not BaseExpressionSyntax },
    };

    /// <summary>Whether a call with the parameters of the delegate means the method: each as it is, and no overload to choose instead.</summary>
    private static bool CanBeCalled(IMethodSymbol method, ITypeSymbol? type)
    {
        if (method.IsGenericMethod || type is not INamedTypeSymbol { DelegateInvokeMethod: { } invoke } || invoke.Parameters.Length != method.Parameters.Length
            || !SymbolEqualityComparer.Default.Equals(invoke.ReturnType, method.ReturnType) || invoke.RefKind != method.RefKind)
        {
            return false;
        }

        for (var i = 0; i < invoke.Parameters.Length; i++)
        {
            if (invoke.Parameters[i] is not { RefKind: RefKind.None, IsParams: false }
                || method.Parameters[i] is not { RefKind: RefKind.None, IsParams: false })
            {
                return false;
            }
        }

        for (var owner = method.ContainingType; owner is not null; owner = owner.BaseType)
        {
            foreach (var member in owner.GetMembers(method.Name))
            {
                if (member is IMethodSymbol other && !SymbolEqualityComparer.Default.Equals(other.OriginalDefinition, method.OriginalDefinition)
                    && !other.IsOverride && !method.IsOverride && MayTake(other, method.Parameters.Length))
                {
                    return false;
                }
            }
        }

        return true;
    }

    /// <summary>Whether a method could be meant by a call with a number of arguments: <c>Dispose(bool)</c> cannot by <c>Dispose()</c>.</summary>
    private static bool MayTake(IMethodSymbol method, int arguments)
    {
        var (least, most) = ArgumentCounts.Of(method);
        return least <= arguments && arguments <= most;
    }

    /// <summary>Whether no other delegate of the call would have to take the state.</summary>
    private static bool IsOnlyDelegate(StateOverload overload, IArgumentOperation argument)
    {
        for (var i = 0; i < overload.Positions.Length; i++)
        {
            if (i != argument.Parameter!.Ordinal && overload.Positions[i] >= 0)
                return false;
        }

        return true;
    }

    /// <summary>Whether an argument of a call writes a variable, which then is another one after it than before.</summary>
    private static bool IsWrittenIn(IInvocationOperation call, IOperation instance) => instance switch
    {
        ILocalReferenceOperation { Local: var local } => Writes.To(local.Name, call.Syntax, call.SemanticModel!),
        IParameterReferenceOperation { Parameter: var parameter } => Writes.To(parameter.Name, call.Syntax, call.SemanticModel!),
        _ => false,
    };
}
