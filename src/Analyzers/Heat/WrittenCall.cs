using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines from the text of a call alone whether it may call a method of the same name: to bind a call, the compiler binds the whole member
/// around it.
/// </summary>
internal readonly struct WrittenCall
{
    private readonly IMethodSymbol _method;
    private readonly bool _isPrivate;
    private readonly bool _hasOverloads;
    private readonly int _least;
    private readonly int _most;

    public WrittenCall(IMethodSymbol method)
    {
        _method = method;
        _isPrivate = method.DeclaredAccessibility == Accessibility.Private && method.MethodKind != MethodKind.ExplicitInterfaceImplementation;
        _hasOverloads = method.MethodKind != MethodKind.Ordinary || method.ContainingType.GetMembers(method.Name).Length != 1;
        (_least, _most) = ArgumentsOf(method, HasOneSignature(method));
    }

    /// <summary>The only files that may hold a call of the method; null where any file may.</summary>
    public IReadOnlyList<SyntaxTree>? OnlyFiles()
    {
        if (!_isPrivate)
            return null;
        var files = new List<SyntaxTree>();
        foreach (var part in _method.ContainingType.DeclaringSyntaxReferences)
        {
            if (!files.Contains(part.SyntaxTree))
                files.Add(part.SyntaxTree);
        }

        return files;
    }

    /// <summary>Whether a call or creation in such a file may be one of the method.</summary>
    public bool MayBe(SimpleNameSyntax name) =>
        (!_isPrivate || IsInType(name)) && !NamesAnotherType(name) && (ArgumentsOf(name) is not { } arguments || (arguments >= _least && arguments <= _most));

    /// <summary>
    /// Whether a call that may be one of the method surely is: it stands in the type, which has no other member of that name, and names no other object.
    /// </summary>
    public bool IsSurely(SimpleNameSyntax name) =>
        !_hasOverloads && name is IdentifierNameSyntax && CalledName.CallOf(name) is InvocationExpressionSyntax call
        && (call.Expression == name || call.Expression is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax })
        && call.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { } type && IsPartOfType(type);

    private bool IsPartOfType(TypeDeclarationSyntax type)
    {
        foreach (var part in _method.ContainingType.DeclaringSyntaxReferences)
        {
            if (part.SyntaxTree == type.SyntaxTree && part.Span == type.Span)
                return true;
        }

        return false;
    }

    /// <summary>Whether a call of a static method has one plain name before the method's, which is not that of its type.</summary>
    private bool NamesAnotherType(SimpleNameSyntax name) =>
        _method is { IsStatic: true, IsExtensionMethod: false }
        && name.Parent is MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax type } access && access.Name == name
        && type.Identifier.ValueText != _method.ContainingType.Name;

    private bool IsInType(SimpleNameSyntax name)
    {
        foreach (var part in _method.ContainingType.DeclaringSyntaxReferences)
        {
            if (part.SyntaxTree == name.SyntaxTree && part.Span.Contains(name.SpanStart))
                return true;
        }

        return false;
    }

    /// <summary>How many arguments are written; null where the name is not part of a call that shows them.</summary>
    private static int? ArgumentsOf(SimpleNameSyntax name) => CalledName.CallOf(name) switch
    {
        InvocationExpressionSyntax call => call.ArgumentList.Arguments.Count,
        ObjectCreationExpressionSyntax creation => creation.ArgumentList?.Arguments.Count ?? 0,
        _ => null,
    };

    /// <summary>
    /// Whether every call of the method is bound to its own signature, and none to that of a base method or an interface with other defaults.
    /// </summary>
    private static bool HasOneSignature(IMethodSymbol method) =>
        method.IsStatic || method.MethodKind == MethodKind.Constructor || method.DeclaredAccessibility == Accessibility.Private
            ? method.MethodKind != MethodKind.ExplicitInterfaceImplementation
            : method is { IsOverride: false } && method.ContainingType is { TypeKind: not TypeKind.Interface, AllInterfaces.IsEmpty: true };

    private static (int Least, int Most) ArgumentsOf(IMethodSymbol method, bool hasOneSignature)
    {
        if (!hasOneSignature)
            return (0, int.MaxValue);
        var (least, most) = ArgumentCounts.Of(method);
        return (method.IsExtensionMethod ? least - 1 : least, most);
    }
}
