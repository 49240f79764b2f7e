using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>A class that could be declared as a struct, as far as its own declaration tells.</summary>
/// <param name="Type">The class.</param>
/// <param name="Declaration">Its only declaration.</param>
/// <param name="Bytes">The bytes of an object.</param>
internal sealed record ValueShape(INamedTypeSymbol Type, TypeDeclarationSyntax Declaration, long Bytes)
{
    // Two registers hold as much; the design guidelines of the framework name the same size.
    private const int MostStateBytes = 16;

    private const int DeepestType = 4;

    /// <summary>Whether the class is a record.</summary>
    public bool IsRecord => Type.IsRecord;

    /// <summary>The class that a symbol is; null for one that a struct could not replace, or that other assemblies see.</summary>
    public static ValueShape? Of(ISymbol symbol)
    {
        if (symbol is not INamedTypeSymbol { TypeKind: TypeKind.Class, IsStatic: false, IsAbstract: false, IsGenericType: false, IsImplicitlyDeclared: false,
                BaseType.SpecialType: SpecialType.System_Object, DeclaringSyntaxReferences.Length: 1 } type
            || type.DeclaringSyntaxReferences[0].GetSyntax() is not TypeDeclarationSyntax declaration
            || declaration.Modifiers.Any(SyntaxKind.PartialKeyword) || !IsOwn(type) || !HasNoContract(type) || !type.GetTypeMembers().IsEmpty
            || VersionOf(declaration) < (type.IsRecord ? LanguageVersion.CSharp10 : LanguageVersion.CSharp7_2) || StateOf(type) is not { } bytes
            || !OwnBody.FitsStruct(declaration, MaySetFields(type, declaration)))
        {
            return null;
        }

        return new ValueShape(type, declaration, bytes);
    }

    /// <summary>Whether no other assembly can name the class: internals may be visible to others.</summary>
    private static bool IsOwn(INamedTypeSymbol type)
    {
        if (PrivateMembers.IsPrivate(type))
            return true;
        if (!Accessibilities.IsWithinAssembly(type))
            return false;
        foreach (var attribute in type.ContainingAssembly.GetAttributes())
        {
            if (attribute.AttributeClass?.Name == "InternalsVisibleToAttribute")
                return false;
        }

        return true;
    }

    /// <summary>Whether no interface promises anything but what a record has anyway, and no attribute has other code look at the type.</summary>
    private static bool HasNoContract(INamedTypeSymbol type)
    {
        foreach (var promised in type.Interfaces)
        {
            if (!type.IsRecord || promised is not { Name: "IEquatable", TypeArguments: { Length: 1 } arguments }
                || !SymbolEqualityComparer.Default.Equals(arguments[0], type))
            {
                return false;
            }
        }

        return HasPlainAttributes(type);
    }

    private static bool HasPlainAttributes(ISymbol symbol)
    {
        foreach (var attribute in symbol.GetAttributes())
        {
            if (attribute.AttributeClass is not { } type || !(type.IsUnder("System.Diagnostics") || type.IsUnder("System.Runtime.CompilerServices")))
                return false;
        }

        return true;
    }

    private static LanguageVersion VersionOf(TypeDeclarationSyntax declaration) => ((CSharpParseOptions)declaration.SyntaxTree.Options).LanguageVersion;

    /// <summary>Whether no constructor is made by the compiler: that of a struct would not run initializers of fields.</summary>
    private static bool MaySetFields(INamedTypeSymbol type, TypeDeclarationSyntax declaration)
    {
        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor.IsImplicitlyDeclared && constructor.Parameters.IsEmpty)
                return false;
        }

        return VersionOf(declaration) >= LanguageVersion.CSharp10;
    }

    /// <summary>The bytes of an object of the class; null where its state may change, is large or none, or a member has no place in a struct.</summary>
    private static long? StateOf(INamedTypeSymbol type)
    {
        var fields = new List<ITypeSymbol>();
        foreach (var member in type.GetMembers())
        {
            if (member.IsImplicitlyDeclared && member is not IFieldSymbol)
                continue;
            if (!IsAllowed(member))
                return null;
            if (member is not IFieldSymbol { IsStatic: false, IsConst: false } field)
                continue;
            if (!field.IsReadOnly || SymbolEqualityComparer.Default.Equals(field.Type, type) || field.Type.IsRefLikeType
                || (type.IsRecord && !EqualsItself(field.Type)))
            {
                return null;
            }

            fields.Add(field.Type);
        }

        return fields.Count > 0 && !CapturedParameters.Any(type) && AllocationSize.OfObject(fields) is { } bytes
            && bytes <= AllocationSize.ObjectOverhead + MostStateBytes
            ? bytes
            : null;
    }

    private static bool IsAllowed(ISymbol member) => member switch
    {
        IEventSymbol or INamedTypeSymbol => false,
        IMethodSymbol { MethodKind: MethodKind.Destructor or MethodKind.StaticConstructor } => false,
        IMethodSymbol { MethodKind: MethodKind.Constructor } constructor when IsCalledWithoutArguments(constructor) || IsCopy(constructor) => false,
        IPropertySymbol { SetMethod: { IsInitOnly: false, IsStatic: false } } => false,
        _ => !member.IsVirtual && !member.IsAbstract && HasPlainAttributes(member)
            && member.DeclaredAccessibility is not (Accessibility.Protected or Accessibility.ProtectedAndInternal or Accessibility.ProtectedOrInternal),
    };

    /// <summary>Whether <c>with</c> calls a constructor of a record class. A record struct is copied as it is.</summary>
    private static bool IsCopy(IMethodSymbol constructor) =>
        constructor is { ContainingType.IsRecord: true, Parameters: { Length: 1 } parameters }
        && SymbolEqualityComparer.Default.Equals(parameters[0].Type, constructor.ContainingType);

    /// <summary>
    /// Whether a value is equal to itself for all that is known. The equality of a record class takes that for granted, where both are one object; that of a
    /// record struct asks each member.
    /// </summary>
    private static bool EqualsItself(ITypeSymbol type, int depth = 0)
    {
        // A struct may hold a list of itself.
        if (depth > DeepestType || (type is INamedTypeSymbol { TypeArguments: var arguments } && !arguments.All(part => EqualsItself(part, depth + 1))))
            return false;
        if (type.TypeKind is TypeKind.Array or TypeKind.Delegate or TypeKind.Enum || type.DeclaringSyntaxReferences.IsEmpty)
            return true;
        if (type is not INamedTypeSymbol { TypeKind: TypeKind.Class or TypeKind.Struct })
            return false;
        foreach (var member in type.GetMembers(nameof(Equals)))
        {
            if (member is IMethodSymbol { IsStatic: false, IsImplicitlyDeclared: false, Parameters.Length: 1 })
                return false;
        }

        // An object of a class that has no equality of its own is equal to itself; so is a record, and a struct is what its fields are.
        return type.IsReferenceType
            || type.GetMembers().All(member => member is not IFieldSymbol { IsStatic: false, Type: var part } || EqualsItself(part, depth + 1));
    }

    /// <summary>
    /// Whether <c>new T()</c> calls a constructor. Of a struct it would give the default, without an error, where all parameters may be left out.
    /// </summary>
    private static bool IsCalledWithoutArguments(IMethodSymbol constructor) =>
        constructor.Parameters.All(static parameter => parameter.IsOptional || parameter.IsParams);
}
