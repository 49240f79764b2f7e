using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>
/// A <c>System.Tuple</c> that only members of this assembly take: as a key or item of a collection that they declare, or as a result or parameter. They could
/// declare a value tuple, which holds the same without an object.
/// </summary>
internal static class TupleObject
{
    // What a call copies without a thought. Larger values are kept in one place for a reason.
    private const int MostBytes = 32;

    private static readonly ConditionalWeakTable<IOperation, Dictionary<ITypeSymbol, int>> FirstOfRoots = new();

    /// <summary>Whether an operation creates a tuple.</summary>
    public static bool IsCreation(IOperation operation) =>
        operation switch
        {
            IObjectCreationOperation { Type: INamedTypeSymbol type } => IsTuple(type),
            IInvocationOperation { TargetMethod: { Name: nameof(Tuple.Create), ContainingType: { Name: nameof(Tuple), Arity: 0 } factory } } =>
                factory.IsIn(nameof(System)),
            _ => false,
        };

    /// <summary>
    /// The type of the tuple that an operation creates; null where it creates none, where other assemblies see who takes it, or where more is done with it
    /// than to look up, store and take its items.
    /// </summary>
    public static INamedTypeSymbol? Of(IOperation operation, CancellationToken cancellationToken) =>
        operation.Type is INamedTypeSymbol { TypeArguments.Length: > 1 } type && BytesOf(type) is { } bytes
        && bytes <= AllocationSize.ObjectOverhead + MostBytes && IsTaken(operation, type, cancellationToken)
            ? type
            : null;

    /// <summary>The bytes of a tuple; null where a type parameter hides them.</summary>
    public static long? BytesOf(INamedTypeSymbol tuple) => AllocationSize.OfObject(tuple.TypeArguments);

    /// <summary>Whether the same body creates such a tuple before: they change together.</summary>
    public static bool FollowsAnother(IOperation creation, INamedTypeSymbol type)
    {
        var root = creation.Root();
        var first = FirstOfRoots.TryGetValue(root, out var known) ? known : FirstOfRoots.GetValue(root, FirstOf);
        return first.TryGetValue(type, out var start) && start < creation.Syntax.SpanStart;
    }

    /// <summary>Where a body first creates a tuple of each type.</summary>
    private static Dictionary<ITypeSymbol, int> FirstOf(IOperation root)
    {
        var first = new Dictionary<ITypeSymbol, int>(SymbolEqualityComparer.Default);
        foreach (var operation in root.Descendants())
        {
            if (IsCreation(operation) && operation.Type is { } type && !first.ContainsKey(type))
                first.Add(type, operation.Syntax.SpanStart);
        }

        return first;
    }

    private static bool IsTuple(INamedTypeSymbol type) => type is { Name: nameof(Tuple), Arity: > 1 } && type.IsIn(nameof(System));

    private static bool IsTaken(IOperation creation, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        var value = creation.Around(Through.BuiltInImplicit);
        if (value.Parent is not IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: var local } })
            return TakerOf(value, type, cancellationToken) == Taker.Own;
        if (!SymbolEqualityComparer.Default.Equals(local.Type, type))
            return false;
        var isTaken = false;
        foreach (var mention in VariableOperations.Of(local, creation))
        {
            if (mention is IVariableDeclaratorOperation)
                continue;
            var taker = TakerOf(mention.Around(Through.BuiltInImplicit), type, cancellationToken);
            if (taker == Taker.Other)
                return false;
            isTaken |= taker == Taker.Own;
        }

        return isTaken;
    }

    private static Taker TakerOf(IOperation value, INamedTypeSymbol type, CancellationToken cancellationToken)
    {
        if (!SymbolEqualityComparer.Default.Equals(value.Type, type))
            return Taker.Other;
        var isOwn = value.Parent switch
        {
            IArgumentOperation { Parameter: { RefKind: RefKind.None } parameter, Parent: { } call } => IsOwn(parameter, call, type),
            IReturnOperation result => IsResultOfOwn(result, cancellationToken),
            IPropertyReferenceOperation { Property.ContainingType: var read } property when property.Instance == value && IsTuple(read) => default(bool?),
            _ => false,
        };
        return isOwn switch { true => Taker.Own, false => Taker.Other, null => Taker.None };
    }

    /// <summary>
    /// Whether a parameter is one of a collection that only this assembly names and that holds such tuples, or of a method that only this assembly calls.
    /// </summary>
    private static bool IsOwn(IParameterSymbol parameter, IOperation call, INamedTypeSymbol type)
    {
        if (parameter.OriginalDefinition.Type is ITypeParameterSymbol)
        {
            var holder = call switch
            {
                IInvocationOperation { Instance: { } instance } => instance,
                IInvocationOperation { TargetMethod.IsExtensionMethod: true, Arguments: { Length: > 1 } arguments } => arguments[0].Value,
                IPropertyReferenceOperation { Instance: { } instance } => instance,
                _ => null,
            };
            return holder?.Inside(Through.BuiltInImplicit) switch
            {
                IMemberReferenceOperation { Member: var member } held => Holds(held.Type, type) && Accessibilities.IsWithinAssembly(member)
                    && !member.DeclaringSyntaxReferences.IsEmpty,
                ILocalReferenceOperation held => Holds(held.Type, type) && !IsGivenAway(held),
                _ => false,
            };
        }

        return parameter.ContainingSymbol is IMethodSymbol { DeclaringSyntaxReferences.IsEmpty: false } method && IsOwn(method);
    }

    private static bool Holds(ITypeSymbol? collection, INamedTypeSymbol tuple) =>
        collection is INamedTypeSymbol { TypeArguments: var arguments }
        && arguments.Any(argument => SymbolEqualityComparer.Default.Equals(argument, tuple));

    /// <summary>Whether a collection in a local is made anywhere but in this function, or leaves it.</summary>
    private static bool IsGivenAway(ILocalReferenceOperation collection)
    {
        foreach (var mention in VariableOperations.Of(collection.Local, collection))
        {
            if (mention is not IVariableDeclaratorOperation
                && mention.Parent is not (IInvocationOperation or IPropertyReferenceOperation)
                && mention.Around(Through.BuiltInImplicit).Parent is not IForEachLoopOperation)
            {
                return true;
            }
        }

        return !collection.Local.DeclaringSyntaxReferences.Any(static declared =>
            declared.GetSyntax() is VariableDeclaratorSyntax { Initializer.Value: BaseObjectCreationExpressionSyntax });
    }

    private static bool IsResultOfOwn(IReturnOperation result, CancellationToken cancellationToken) =>
        result.SemanticModel!.GetEnclosingSymbol(result.Syntax.SpanStart, cancellationToken) is IMethodSymbol
            { MethodKind: not MethodKind.AnonymousFunction } method
        && IsOwn(method) && !ReturnsNull(method, cancellationToken);

    private static bool IsOwn(IMethodSymbol method) => Accessibilities.IsWithinAssembly(method) && !MemberFamily.IsDeclaredElsewhere(method);

    /// <summary>Whether a method gives null in place of a tuple, which its callers test for.</summary>
    private static bool ReturnsNull(IMethodSymbol method, CancellationToken cancellationToken)
    {
        foreach (var declared in method.DeclaringSyntaxReferences)
        {
            foreach (var node in declared.GetSyntax(cancellationToken).DescendantNodes())
            {
                if (node is LiteralExpressionSyntax { RawKind: (int)SyntaxKind.NullLiteralExpression or (int)SyntaxKind.DefaultLiteralExpression,
                    Parent: not (BinaryExpressionSyntax or ArgumentSyntax or ConstantPatternSyntax) })
                {
                    return true;
                }
            }
        }

        return false;
    }

    private enum Taker
    {
        /// <summary>Only an item is read.</summary>
        None,

        /// <summary>A declaration of this assembly.</summary>
        Own,

        /// <summary>Anything else.</summary>
        Other,
    }
}
