using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>Determines which methods put a host together, which it runs once, and which it runs for each request.</summary>
internal static class HostTypes
{
    /// <summary>Whether a method or lambda takes or returns what a host is configured with, such as an <c>IServiceCollection</c>.</summary>
    public static bool IsConfiguration(IMethodSymbol method)
    {
        if (IsBuilder(method.ReturnType))
            return true;
        foreach (var parameter in method.Parameters)
        {
            if (IsBuilder(parameter.Type))
                return true;
        }

        return false;
    }

    /// <summary>Whether a call configures a host: its receiver, or what it extends, is a builder.</summary>
    public static bool IsConfigurationCall(IMethodSymbol called) =>
        called.ReducedFrom is { } extension ? IsBuilder(extension.Parameters[0].Type)
        : called.IsExtensionMethod ? IsBuilder(called.Parameters[0].Type)
        : IsBuilder(called.ContainingType);

    /// <summary>Whether a type is one that a user interface gives to the handlers of its events.</summary>
    public static bool IsUserInterface(ITypeSymbol type) =>
        type.IsUnder("System.Windows") || type.IsUnder("Avalonia") || type.IsUnder("Microsoft.UI") || type.IsUnder("Windows.UI")
        || type.IsUnder("Microsoft.Maui") || type.IsUnder("Xamarin.Forms") || type.IsUnder("Gtk");

    /// <summary>Whether a type is a service whose start a host awaits once.</summary>
    public static bool IsHostedService(INamedTypeSymbol type) => type.Implements("IHostedService", "Microsoft.Extensions.Hosting");

    /// <summary>
    /// Whether a method or lambda takes a request, or what carries one: <c>HttpContext</c>, or a type of ASP.NET Core that has it as a property. What
    /// also takes an exception handles a failure.
    /// </summary>
    public static bool TakesRequest(IMethodSymbol method)
    {
        var takesRequest = false;
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type.IsException())
                return false;
            takesRequest |= CarriesRequest(parameter.Type);
        }

        return takesRequest;
    }

    // What takes a context of that very class has it made by its caller, as for a test.
    private static bool CarriesRequest(ITypeSymbol parameter)
    {
        if (parameter is not { TypeKind: TypeKind.Class, SpecialType: SpecialType.None } || parameter.Name is "ExceptionContext" or "DefaultHttpContext")
            return false;
        for (var type = parameter; type is { SpecialType: SpecialType.None }; type = type.BaseType)
        {
            if (!type.IsUnder("Microsoft.AspNetCore"))
                continue;
            if (type.Name == "HttpContext" || !type.GetMembers("HttpContext").IsEmpty)
                return true;
        }

        return false;
    }

    /// <summary>Whether a call maps requests to its delegate: <c>MapGet</c>, <c>MapPost</c> and their like.</summary>
    public static bool IsMapping(IMethodSymbol called) =>
        called.Name.StartsWith("Map", StringComparison.Ordinal) && called.ContainingType is { } type && type.IsUnder("Microsoft.AspNetCore");

    /// <summary>
    /// Whether a public method is an action of a controller, a handler of a page or a method of a hub, which the framework calls for a
    /// request.
    /// </summary>
    public static bool IsAction(IMethodSymbol method)
    {
        if (method is not { MethodKind: MethodKind.Ordinary, DeclaredAccessibility: Accessibility.Public, IsStatic: false, IsOverride: false })
            return false;
        for (var type = method.ContainingType?.BaseType; type is { SpecialType: not SpecialType.System_Object }; type = type.BaseType)
        {
            switch (type.Name)
            {
                case "ControllerBase" or "Hub" when type.IsUnder("Microsoft.AspNetCore"):
                    return !method.GetAttributes().Any(static attribute => attribute.AttributeClass?.Name == "NonActionAttribute");
                case "PageModel" when type.IsUnder("Microsoft.AspNetCore"):
                    return method.Name.StartsWith("On", StringComparison.Ordinal);
                default:
                    break;
            }
        }

        return false;
    }

    private static bool IsBuilder(ITypeSymbol type) => type.Name switch
    {
        "IServiceCollection" or "ServiceCollection" or "IHostBuilder" or "IHostApplicationBuilder" or "HostApplicationBuilder" or "ILoggingBuilder"
            or "IConfigurationBuilder" or "HostBuilderContext" or "IMvcBuilder" or "IMvcCoreBuilder" or "IHttpClientBuilder" =>
                type.IsUnder("Microsoft.Extensions"),
        "IWebHostBuilder" or "WebApplicationBuilder" or "WebHostBuilderContext" or "IApplicationBuilder" or "IEndpointRouteBuilder" or "WebApplication" =>
            type.IsUnder("Microsoft.AspNetCore"),
        _ => false,
    };
}
