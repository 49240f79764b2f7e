using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Arguments.LoopInvariantAllocation;

/// <summary>
/// Finds objects of classes of the project, those that tell what an event is about, and encodings, that hold numbers, texts and null, where those are always
/// the same and nobody can change them: <c>new Literal(Environment.NewLine)</c>, <c>new PropertyChangedEventArgs(nameof(Name))</c>. Each is as good as any
/// other that is made there.
/// </summary>
/// <remarks>
/// The fields of the class and its bases are set by constructors alone, which do nothing else. The code of another file is not bound: it is read by its
/// syntax.
/// </remarks>
internal static class FixedObject
{
    private static readonly ConditionalWeakTable<INamedTypeSymbol, StrongBox<bool>> Known = new();

    /// <summary>
    /// Whether a class comes from a library. Of those, only what tells of an event counts; one that is raised for each change is the usual reason to make one.
    /// </summary>
    public static bool IsOfLibrary(ITypeSymbol type) => type.DeclaringSyntaxReferences.IsEmpty;

    /// <summary>
    /// Whether a class of a library tells what an event is about, and nobody can change it: nothing in it or its bases sets a property or does more than a
    /// property does.
    /// </summary>
    private static bool OnlyTells(INamedTypeSymbol type)
    {
        for (var part = type; part is not null; part = part.BaseType)
        {
            if (part.Name == nameof(EventArgs) && part.IsIn("System"))
                return !SymbolEqualityComparer.Default.Equals(part, type);
            foreach (var member in part.GetMembers())
            {
                var only = member switch
                {
                    { IsStatic: true } => true,
                    IMethodSymbol { MethodKind: MethodKind.Constructor or MethodKind.PropertyGet } => true,
                    IMethodSymbol method => method.IsOverride,
                    IPropertySymbol property => property.SetMethod is null && FixedValues.IsImmutable(property.Type),
                    _ => false,
                };
                if (!only)
                    return false;
            }
        }

        return false;
    }

    /// <summary>Whether a creation makes such an object for use. One that a field or property begins with is a part of its owner.</summary>
    public static bool Is(IObjectCreationOperation creation) => Holds(creation, static _ => false);

    /// <summary>Whether a creation makes for use an object that never changes, and holds nothing but what is always the same or what is asked for.</summary>
    public static bool Holds(IObjectCreationOperation creation, Func<IOperation, bool> isSame)
    {
        if (creation is not { Initializer: null, Constructor: not null, Type: INamedTypeSymbol { TypeKind: TypeKind.Class, IsGenericType: false } type }
            || (IsOfLibrary(type) && !IsFixed(type))
            || (IsEncoding(type) && creation.Around(Through.BuiltInImplicit).Parent is not IArgumentOperation)
            || creation.Parent is IThrowOperation || !StatelessObject.IsForUse(creation))
        {
            return false;
        }

        foreach (var argument in creation.Arguments)
        {
            var value = argument.Value.Inside(Through.BuiltInImplicit);
            if (!isSame(value) && (argument.Parameter is not { Type: var taken } || !FixedValues.Has(value)
                || !(FixedValues.IsImmutable(taken) || argument.Value.ConstantValue is { HasValue: true, Value: null })))
            {
                return false;
            }
        }

        return IsFixed(type);
    }

    private static bool IsFixed(INamedTypeSymbol type) =>
        Known.GetValue(type, static defined => new StrongBox<bool>(
            IsOfLibrary(defined) ? OnlyTells(defined) || IsEncoding(defined) : NeverChanges(defined))).Value;

    /// <summary>Whether a class is one of the encodings of the framework, which nobody can change but by a copy. What only asks one is ALLOC107's.</summary>
    private static bool IsEncoding(INamedTypeSymbol type) =>
        type.BaseType is { Name: "Encoding" } encoding && encoding.IsIn("System.Text") && IsOfLibrary(type);

    private static bool NeverChanges(INamedTypeSymbol type)
    {
        var holds = false;
        for (var part = type; part is { SpecialType: not SpecialType.System_Object }; part = part.BaseType)
        {
            if (StatelessObject.IsEmptyBase(part))
                break;
            if (part.DeclaringSyntaxReferences.IsEmpty || CapturedParameters.Any(part) || !HoldsFixed(part, ref holds))
                return false;
            foreach (var reference in part.DeclaringSyntaxReferences)
            {
                if (reference.GetSyntax() is not TypeDeclarationSyntax declaration || !IsQuiet(declaration))
                    return false;
            }
        }

        return holds;
    }

    private static bool HoldsFixed(INamedTypeSymbol type, ref bool holds)
    {
        foreach (var member in type.GetMembers())
        {
            switch (member)
            {
                case IFieldSymbol { IsStatic: false } field:
                    if (!field.IsReadOnly && !(field.AssociatedSymbol is IPropertySymbol property && OnlyConstructorsSet(property)))
                        return false;
                    holds = true;
                    break;
                case IEventSymbol { IsStatic: false }:
                case IMethodSymbol { MethodKind: MethodKind.Destructor }:
                case IMethodSymbol { MethodKind: MethodKind.StaticConstructor, IsImplicitlyDeclared: false }:
                    return false;
                default:
                    break;
            }
        }

        return true;
    }

    /// <summary>Whether a property has a private setter that only constructors call, as far as what is written of its class tells.</summary>
    private static bool OnlyConstructorsSet(IPropertySymbol property)
    {
        if (property is not { IsVirtual: false, IsOverride: false, SetMethod.DeclaredAccessibility: Accessibility.Private }
            || !AutoProperties.Contains(property))
        {
            return false;
        }

        foreach (var reference in property.ContainingType.DeclaringSyntaxReferences)
        {
            var declaration = reference.GetSyntax();
            foreach (var name in MemberIndex.Names(property.Name, declaration))
            {
                if (NameIndex.WriteOf(name) is not null && !IsOfConstructor(name, declaration))
                    return false;
            }
        }

        return true;
    }

    // A type inside may have constructors too, which are given objects of the class.
    private static bool IsOfConstructor(SyntaxNode place, SyntaxNode declaration) =>
        place.FirstAncestorOrSelf<MemberDeclarationSyntax>() is ConstructorDeclarationSyntax { Parent: var type } && type == declaration;

    /// <summary>Whether what is written of a class sets its fields to what a constructor is given, and hands the object to nobody.</summary>
    private static bool IsQuiet(TypeDeclarationSyntax declaration)
    {
        foreach (var node in declaration.DescendantNodes())
        {
            if (node is ThisExpressionSyntax { Parent: not MemberAccessExpressionSyntax } or BaseExpressionSyntax)
                return false;
        }

        foreach (var member in declaration.Members)
        {
            var isQuiet = member switch
            {
                ConstructorDeclarationSyntax constructor => OnlySets(constructor),
                FieldDeclarationSyntax field => field.Declaration.Variables.All(variable => IsPlain(variable.Initializer?.Value)
                    || (field.Modifiers.Any(SyntaxKind.StaticKeyword) && IsOwn(variable.Initializer!.Value, field.Declaration.Type, declaration))),
                PropertyDeclarationSyntax property => IsPlain(property.Initializer?.Value)
                    || (property.Modifiers.Any(SyntaxKind.StaticKeyword) && IsOwn(property.Initializer!.Value, property.Type, declaration)),
                _ => true,
            };
            if (!isQuiet)
                return false;
        }

        return true;
    }

    /// <summary>Whether a class keeps an object of its own that is made of what is written down.</summary>
    private static bool IsOwn(ExpressionSyntax value, TypeSyntax type, TypeDeclarationSyntax declaration) =>
        value is BaseObjectCreationExpressionSyntax { Initializer: null, ArgumentList.Arguments: var arguments }
        && ((value as ObjectCreationExpressionSyntax)?.Type ?? type) is IdentifierNameSyntax { Identifier.ValueText: var made }
        && made == declaration.Identifier.ValueText && arguments.All(static argument => argument.Expression is LiteralExpressionSyntax);

    private static bool OnlySets(ConstructorDeclarationSyntax constructor)
    {
        if (constructor.Initializer?.ArgumentList.Arguments.All(static argument => IsPlain(argument.Expression)) == false)
            return false;
        if (constructor.ExpressionBody is { Expression: var expression })
            return IsSet(expression);
        return constructor.Body?.Statements.All(static statement =>
            statement is ExpressionStatementSyntax { Expression: var set } ? IsSet(set) : IsGuard(statement)) == true;
    }

    /// <summary>Whether a statement only throws where a constructor is given null.</summary>
    private static bool IsGuard(StatementSyntax statement) =>
        statement is IfStatementSyntax { Else: null } test && NullTest.Of(test.Condition) is { IsNull: true, Tested: IdentifierNameSyntax }
        && (test.Statement is BlockSyntax { Statements: { Count: 1 } inner } ? inner[0] : test.Statement) is ThrowStatementSyntax;

    private static bool IsSet(ExpressionSyntax expression) =>
        expression is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment
        && assignment.Left is IdentifierNameSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax }
        && IsPlain(assignment.Right is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression, Right: ThrowExpressionSyntax } guarded
            ? guarded.Left
            : assignment.Right);

    /// <summary>Whether a value is written down, or is one that a constructor is given.</summary>
    private static bool IsPlain(ExpressionSyntax? value)
    {
        if (value is null or LiteralExpressionSyntax or DefaultExpressionSyntax)
            return true;
        if (value is not IdentifierNameSyntax name)
            return false;
        var parameters = value.FirstAncestorOrSelf<ConstructorDeclarationSyntax>()?.ParameterList
            ?? CapturedParameters.ParametersOf(value.FirstAncestorOrSelf<TypeDeclarationSyntax>()!);
        return parameters?.Parameters.Any(parameter => parameter.Identifier.ValueText == name.Identifier.ValueText) == true;
    }
}
