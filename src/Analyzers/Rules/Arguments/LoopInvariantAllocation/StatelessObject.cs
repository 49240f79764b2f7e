using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Finds objects of classes of the project that hold nothing, so that each is as good as any other: comparers, observers that do nothing, messages without
/// content. A class without any member or base may be there for the identity of its objects alone, and so may one that hands on <c>this</c>.
/// One that a field or property begins with is a part of its owner, which costs more.
/// </summary>
internal static class StatelessObject
{
    /// <summary>The header, the type and the least that an object takes.</summary>
    public const int Bytes = 24;

    private static readonly ConditionalWeakTable<INamedTypeSymbol, StrongBox<bool>> Known = new();

    /// <summary>Whether a creation makes such an object for use, and makes nothing happen beside it.</summary>
    public static bool Is(IObjectCreationOperation creation)
    {
        if (creation is not { Initializer: null, Constructor.Parameters.IsEmpty: true, Type: INamedTypeSymbol { TypeKind: TypeKind.Class } type }
            || type.DeclaringSyntaxReferences.IsEmpty)
        {
            return false;
        }

        return IsForUse(creation)
            && Known.GetValue(type.OriginalDefinition, static defined => new StrongBox<bool>(IsStateless(defined))).Value;
    }

    /// <summary>Whether a creation makes for use what <c>EventArgs.Empty</c> is already: an event that tells nothing.</summary>
    public static bool IsEmptyEvent(IObjectCreationOperation creation) =>
        creation is { Initializer: null, Arguments.IsEmpty: true, Type: { Name: nameof(EventArgs) } type } && type.IsIn(nameof(System)) && IsForUse(creation);

    /// <summary>Whether an object is made to be used: it is not dropped, locked, or a part of its owner from the start.</summary>
    public static bool IsForUse(IObjectCreationOperation creation) => creation.Parent is not IExpressionStatementOperation
        && creation.Around(Through.BuiltInImplicit).Parent is not (ILockOperation or IFieldInitializerOperation or IPropertyInitializerOperation);

    /// <summary>Whether nothing but its own members is asked of an object, as far as the place tells, so that the JIT may see that it goes nowhere.</summary>
    public static bool IsOnlyAsked(IObjectCreationOperation creation) =>
        creation.Around(Through.BuiltInImplicit) is { Parent: var user } value
        && (user is IVariableInitializerOperation || (user is IInvocationOperation call && call.Instance == value));

    private static bool IsStateless(INamedTypeSymbol type)
    {
        if (type.BaseType?.SpecialType == SpecialType.System_Object && type.Interfaces.IsEmpty && !HasMembers(type))
            return false;
        for (var part = type; part.SpecialType != SpecialType.System_Object; part = part.BaseType)
        {
            if (IsEmptyBase(part))
                return true;
            if (part.DeclaringSyntaxReferences.IsEmpty || !HoldsNothing(part) || part.BaseType is null)
                return false;
        }

        return true;
    }

    private static bool HasMembers(INamedTypeSymbol type)
    {
        foreach (var member in type.GetMembers())
        {
            if (!member.IsImplicitlyDeclared && !member.IsStatic && member is not IMethodSymbol { MethodKind: MethodKind.Constructor })
                return true;
        }

        return false;
    }

    /// <summary>The bases of the framework that have no field.</summary>
    public static bool IsEmptyBase(INamedTypeSymbol type) =>
        (type.Name == nameof(EventArgs) && type.IsIn("System"))
        || (type is { Name: "Comparer" or "EqualityComparer", Arity: 1 } && type.IsIn("System.Collections.Generic"));

    private static bool HoldsNothing(INamedTypeSymbol type)
    {
        foreach (var member in type.GetMembers())
        {
            switch (member)
            {
                case IFieldSymbol { IsStatic: false }:
                case IEventSymbol { IsStatic: false, AddMethod: null or { IsImplicitlyDeclared: true } }:
                case IMethodSymbol { MethodKind: MethodKind.Destructor or MethodKind.StaticConstructor }:
                    return false;
                default:
                    break;
            }
        }

        if (CapturedParameters.Any(type))
            return false;
        foreach (var reference in type.DeclaringSyntaxReferences)
        {
            if (reference.GetSyntax() is not TypeDeclarationSyntax declaration || !IsQuiet(declaration))
                return false;
        }

        return true;
    }

    /// <summary>Whether what is written of a class makes an object without a step of its own, and hands the object to nobody.</summary>
    private static bool IsQuiet(TypeDeclarationSyntax declaration)
    {
        foreach (var node in declaration.DescendantNodes())
        {
            switch (node)
            {
                case ThisExpressionSyntax { Parent: not MemberAccessExpressionSyntax }:
                case BaseExpressionSyntax:
                case ConstructorInitializerSyntax { ArgumentList.Arguments.Count: > 0 }:
                case PrimaryConstructorBaseTypeSyntax { ArgumentList.Arguments.Count: > 0 }:
                    return false;
                case ConstructorDeclarationSyntax { ParameterList.Parameters.Count: 0 } constructor
                    when constructor.ExpressionBody is not null || constructor.Body is not { Statements.Count: 0 }:
                    return false;
                default:
                    break;
            }
        }

        return true;
    }
}
